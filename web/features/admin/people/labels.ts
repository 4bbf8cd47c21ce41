import { planNames, roles } from '../../../../contract/accounts/accounts.ts';
import { capitalised } from '../../../lib/format.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: capitalised(value) }));

export const roleOptions = options(roles);
export const planOptions = options(planNames);
export const statusOptions = options(['active', 'disabled']);
