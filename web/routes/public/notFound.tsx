import { ErrorScreen } from '../../ui/shell/ErrorScreen.tsx';

export default function NotFound() {
  return <ErrorScreen status={404} />;
}
