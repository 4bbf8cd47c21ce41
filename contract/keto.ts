/** Why somebody should talk with their doctor before they eat a ketogenic diet. */
export const ketoCautions = ['growing', 'pregnant', 'breastfeeding', 'eatingDisorder', 'diabetesMedicine'] as const;
export type KetoCaution = (typeof ketoCautions)[number];
