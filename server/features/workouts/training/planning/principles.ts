import type { TrainingGoal, TrainingLevel } from '../../../../../contract/training.ts';

/** What the rules of a plan are taken from; the texts of each are in texts/entries/training.ts. */
export const sources = {
  progression:
    'American College of Sports Medicine: Progression models in resistance training for healthy adults (2009)',
  frequency: 'Garber et al., American College of Sports Medicine: Quantity and quality of exercise (2011)',
  volume: 'Schoenfeld, Ogborn and Krieger: Dose-response of weekly resistance training volume (2017)',
  order:
    'National Strength and Conditioning Association: Essentials of strength training and conditioning, 4th ed. (2016)',
  deload: 'Bell et al.: Integrating deloading into strength and physique sports training programmes (2023)',
  movement: 'World Health Organization: Guidelines on physical activity and sedentary behaviour (2020)',
  screening: 'After Warburton et al.: The Physical Activity Readiness Questionnaire for Everyone, PAR-Q+ (2011)',
} as const;
export const pregnancySource = 'American College of Obstetricians and Gynecologists: Committee opinion 804 (2020)';

/** Days of lifting a week by level: novices 2 to 3, intermediates 3 to 4, advanced 4 to 5 (ACSM 2009); further days are active rest. */
export const mostLiftingDays: Record<TrainingLevel, number> = { beginner: 3, intermediate: 4, advanced: 5 };

/** Sets of an exercise: 1 to 3 for novices, more for the trained (ACSM 2009). */
export const setsOf: Record<TrainingLevel, number> = { beginner: 2, intermediate: 3, advanced: 4 };

/**
 * Most hard sets of one muscle, of which a set counts one half for the muscles that help: in a week, around and above the
 * ten from which muscle grows well (Schoenfeld 2017), and on two days in a row, so that it has 48 hours after a full session
 * (ACSM 2011). The sources set no upper bound; these are the house's own.
 */
export const mostSetsPerWeek: Record<TrainingLevel, number> = { beginner: 12, intermediate: 16, advanced: 20 };
export const mostSetsInTwoDays: Record<TrainingLevel, number> = { beginner: 7, intermediate: 9, advanced: 12 };
export const shareOfHelper = 0.5;

interface Dose {
  reps: [low: number, high: number];
  restSec: number;
  /** Of the estimated one-repetition maximum, for a first load. */
  share: number;
}

/**
 * Repetitions, rest and load by goal, after ACSM 2009; novices begin at 60 % of their maximum, the lower end of its 60 to 70 %.
 * The figures within its ranges, and the doses of fat loss and health, are the house's own.
 */
export function doseOf(goal: TrainingGoal, level: TrainingLevel): Dose {
  const dose = doses[goal];
  if (level === 'beginner' && goal === 'strength') return { ...dose, reps: [8, 12], share: 0.6 };
  return level === 'beginner' ? { ...dose, share: Math.min(dose.share, 0.6) } : dose;
}

const doses: Record<TrainingGoal, Dose> = {
  strength: { reps: [4, 6], restSec: 180, share: 0.8 },
  muscle: { reps: [8, 12], restSec: 90, share: 0.67 },
  fatLoss: { reps: [10, 15], restSec: 60, share: 0.6 },
  endurance: { reps: [15, 20], restSec: 45, share: 0.45 },
  health: { reps: [8, 12], restSec: 60, share: 0.6 },
};
/** Of exercises without a load, and of small ones: more repetitions than heavy ones. */
export const lightReps: [low: number, high: number] = [8, 15];
export const smallReps: [low: number, high: number] = [10, 15];
export const roundsOfConditioning: [low: number, high: number] = [4, 12];
export const secondsHeld: [low: number, high: number] = [20, 45];
export const minutesOfWalking: [low: number, high: number] = [10, 30];

/** How hard a set feels at most, 1 to 10: two or three repetitions in reserve; moderate for whoever isn't cleared for more. */
export const effort = { usual: 8, beginner: 7, gentle: 5 };

/** Nothing grows faster in a week: load by 2 to 10 % (ACSM 2009), repetitions and time by as much. */
export const mostGrowth = 1.1;
/** What a deload, an eased workout and a pause take off the load. */
export const easedShare = 0.9;
/** Weeks of training in a row before an easier, planned one (Bell 2023); how many is the house's own: the stronger, the sooner. */
export const weeksBeforeDeload: Record<TrainingLevel, number> = { beginner: 6, intermediate: 5, advanced: 4 };
/** After so many days without an exercise it begins lighter. */
export const pauseDays = 21;
