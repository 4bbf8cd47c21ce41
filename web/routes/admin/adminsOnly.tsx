import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { requireRole } from '../../lib/guards.ts';

/** Pages of the admin area that support has no business on. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireRole(request, 'admin');
  return null;
}

export default Outlet;
