import type { MetaFunction } from 'react-router';
import { ModelState } from '../../features/admin/models/ModelState.tsx';
import { ModelUsage } from '../../features/admin/models/ModelUsage.tsx';
import { OwnLabels } from '../../features/admin/models/OwnLabels.tsx';
import { TrySentence } from '../../features/admin/models/TrySentence.tsx';
import classes from '../portal/page.module.css';

export const meta: MetaFunction = () => [{ title: 'AI model · FitPulse' }];
export const handle = { title: 'AI model' };

export default function Models() {
  return (
    <div className={classes.page}>
      <ModelState />
      <TrySentence />
      <OwnLabels />
      <ModelUsage />
    </div>
  );
}
