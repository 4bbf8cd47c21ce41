import type { Kit } from '../../http/mount.ts';
import { auditRoutes } from './audit/routes.ts';
import { broadcastRoutes } from './broadcasts/routes.ts';
import { jobRoutes } from './jobsSetAside/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { statsRoutes } from './stats/routes.ts';

export function adminRoutes(kit: Kit): void {
  statsRoutes(kit);
  peopleRoutes(kit);
  broadcastRoutes(kit);
  reportRoutes(kit);
  settingsRoutes(kit);
  jobRoutes(kit);
  auditRoutes(kit);
}
