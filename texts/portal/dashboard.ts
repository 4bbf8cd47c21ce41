import { onPages } from '../locale.ts';

export const quickActions = onPages({ en: 'Quick Actions', hi: 'झटपट लॉग' });
