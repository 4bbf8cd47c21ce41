import { type ComponentType, useState } from 'react';
import { ActivityForm } from '../../features/activity/ActivityForm.tsx';
import { QuickFoodForm } from '../../features/food/QuickFoodForm.tsx';
import { QuickWaterForm } from '../../features/water/QuickWaterForm.tsx';
import { WeightForm } from '../../features/weight/WeightForm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DropIcon, MealIcon, ScaleIcon, WalkIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './QuickActions.module.css';

interface QuickFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

const kinds: Record<string, { Icon: ComponentType; Form: ComponentType<QuickFormProps> }> = {
  Food: { Icon: MealIcon, Form: QuickFoodForm },
  Water: { Icon: DropIcon, Form: QuickWaterForm },
  Activity: { Icon: WalkIcon, Form: (props) => <ActivityForm failure="Failed to log activity" {...props} /> },
  Weight: { Icon: ScaleIcon, Form: (props) => <WeightForm failure="Failed to log weight" {...props} /> },
};

export function QuickActions() {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const Form = open ? kinds[open]?.Form : undefined;
  return (
    <section aria-labelledby="quick-actions-title">
      <h2 id="quick-actions-title" className={classes.title}>
        Quick Actions
      </h2>
      <div className={classes.actions}>
        {Object.entries(kinds).map(([kind, { Icon }]) => (
          <button key={kind} type="button" className={classes.action} data-kind={kind} onClick={() => setOpen(kind)}>
            <span className={classes.icon}>
              <Icon />
            </span>
            Log {kind}
          </button>
        ))}
      </div>
      <Dialog title={`Quick Log: ${open ?? ''}`} isOpen={open !== undefined} onClose={close}>
        {Form && (
          <Form
            onSaved={() => {
              showToast('success', `${open} logged.`);
              close();
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </section>
  );
}
