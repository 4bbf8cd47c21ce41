import { onPages } from '../locale.ts';
import { plural } from '../numbers.ts';

export const quickActions = onPages({ en: 'Quick Actions', hi: 'एक टैप में' });
export const healthLog = onPages({ en: 'Health log', hi: 'हेल्थ लॉग' });

export const logWeight = onPages({ en: 'Log a weight', hi: 'वज़न दर्ज करें' });
export const noEnergy = onPages({ en: 'Today’s calories can’t be shown', hi: 'आज की कैलोरी अभी नहीं दिख पा रही' });
export const over = onPages({ en: 'over your target', hi: 'लक्ष्य से ज़्यादा' });
export const leftToday = onPages({ en: 'left for today', hi: 'आज और ले सकते हैं' });
/** Before, in and behind the link that leads to the profile. */
export const noTarget = {
  before: onPages({ en: 'No calorie target yet.', hi: 'कैलोरी का लक्ष्य अभी नहीं है।' }),
  link: onPages({ en: 'Set one', hi: 'लक्ष्य चुनिए' }),
  after: onPages({ en: 'to see what is left for the day.', hi: 'ताकि दिखे कि आज और कितना ले सकते हैं।' }),
};
export const macronutrients = {
  protein: onPages({ en: 'Protein', hi: 'प्रोटीन' }),
  carbs: onPages({ en: 'Carbs', hi: 'कार्ब्स' }),
  netCarbs: onPages({ en: 'Net carbs', hi: 'नेट कार्ब्स' }),
  fat: onPages({ en: 'Fat', hi: 'फ़ैट' }),
  fibre: onPages({ en: 'Fibre', hi: 'फ़ाइबर' }),
};
export const ofTarget = onPages({
  en: (target: string) => `of ${target}`,
  hi: (target) => `/ ${target}`,
});
export const figureOfTarget = onPages({
  en: (value: string, target: string) => `${value} of ${target}`,
  hi: (value, target) => `${value} / ${target}`,
});
export const ofEnergy = onPages({
  en: (percent: number) => `${percent} % of calories`,
  hi: (percent) => `कैलोरी का ${percent} %`,
});

export const todaysGoals = onPages({ en: 'Today’s Goals', hi: 'आज के लक्ष्य' });
export const noGoals = onPages({ en: 'Today’s goals can’t be shown', hi: 'आज के लक्ष्य अभी नहीं दिख पा रहे' });
export const goals = {
  water: onPages({ en: 'Water', hi: 'पानी' }),
  activity: onPages({ en: 'Activity', hi: 'कसरत' }),
  meals: onPages({ en: 'Meals', hi: 'खाना' }),
  sleep: onPages({ en: 'Sleep', hi: 'नींद' }),
};
export const statuses = {
  Completed: onPages({ en: 'Completed', hi: 'पूरा हुआ' }),
  Pending: onPages({ en: 'Pending', hi: 'बाक़ी है' }),
};
export const withoutTarget = onPages({ en: 'No target', hi: 'लक्ष्य नहीं' });
export const setTarget = onPages({ en: 'Set a target', hi: 'लक्ष्य चुनें' });
export const setTargetFor = onPages({
  en: (goal: string) => `Set a target for ${goal.toLowerCase()}`,
  hi: (goal) => `${goal}: लक्ष्य चुनें`,
});
export const mainMeals = onPages({ en: '3 main meals', hi: '3 बार का खाना' });
export const active = onPages({
  en: (minutes: string) => `${minutes} active`,
  hi: (minutes) => `${minutes} कसरत`,
});

export const goalDays = onPages({ en: 'Goal days', hi: 'लक्ष्य वाले दिन' });
export const noGoalDays = onPages({
  en: 'The goal days can’t be shown',
  hi: 'लक्ष्य वाले दिन अभी नहीं दिख पा रहे',
});
export const monthBefore = onPages({ en: 'Previous month', hi: 'पिछला महीना' });
export const monthAfter = onPages({ en: 'Next month', hi: 'अगला महीना' });
export const threeMeals = onPages({ en: 'Three meals', hi: 'तीन बार का खाना' });
export const allOfThem = onPages({ en: 'All goals', hi: 'सारे लक्ष्य' });
export const fullDays = onPages({
  en: (full: number, logged: number) => `All goals met on ${full} of ${logged} logged days.`,
  hi: (full, logged) =>
    `दर्ज किए हुए ${plural('hi', logged, { one: '# दिन', other: '# दिनों' })} में से ${full} में सारे लक्ष्य पूरे हुए।`,
});
export const dotsMean = onPages({
  en: 'Each dot is a goal met that day.',
  hi: 'हर बिंदी उस दिन पूरा हुआ एक लक्ष्य है।',
});
export const nothingLogged = onPages({ en: 'nothing logged', hi: 'कुछ दर्ज नहीं' });
export const somethingLogged = onPages({ en: 'logged', hi: 'दर्ज किया' });

export const keyMetrics = onPages({ en: 'Key Metrics', hi: 'ख़ास आँकड़े' });
export const updated = onPages({ en: (time: string) => `Updated ${time}`, hi: (time) => `${time} तक का हिसाब` });
export const autoRefresh = onPages({ en: 'Auto-refresh', hi: 'अपने-आप ताज़ा करें' });
export const refresh = onPages({ en: 'Refresh', hi: 'ताज़ा करें' });
export const range = onPages({ en: 'Range', hi: 'अवधि' });
export const noMetrics = onPages({ en: 'The metrics can’t be shown', hi: 'आँकड़े अभी नहीं दिख पा रहे' });
export const ranges = {
  day: onPages({ en: 'Day', hi: 'दिन' }),
  '3days': onPages({ en: '3 days', hi: '3 दिन' }),
  week: onPages({ en: 'Week', hi: 'हफ़्ता' }),
  month: onPages({ en: 'Month', hi: 'महीना' }),
  '3month': onPages({ en: '3 months', hi: '3 महीने' }),
  year: onPages({ en: 'Year', hi: 'साल' }),
};
export const counters = {
  calories_consumed: onPages({ en: 'Calories Consumed', hi: 'खाई हुई कैलोरी' }),
  protein_intake: onPages({ en: 'Protein Intake', hi: 'प्रोटीन' }),
  water_consumed: onPages({ en: 'Water Consumed', hi: 'पानी' }),
  calories_burned: onPages({ en: 'Calories Burned (Activity)', hi: 'कसरत में ख़र्च कैलोरी' }),
  active_minutes: onPages({ en: 'Total Active Minutes', hi: 'कसरत के मिनट' }),
  distance_covered: onPages({ en: 'Distance Covered', hi: 'तय की गई दूरी' }),
  weight_change: onPages({ en: 'Weight Change', hi: 'वज़न में बदलाव' }),
  goal_days_met: onPages({ en: 'Days with All Goals Met', hi: 'सारे लक्ष्य पूरे हुए' }),
};
export const counterUnits = {
  kcal: onPages({ en: 'kcal', hi: 'कैलोरी' }),
  g: onPages({ en: 'g', hi: 'ग्राम' }),
  min: onPages({ en: 'min', hi: 'मिनट' }),
  km: onPages({ en: 'km', hi: 'किमी' }),
  days: onPages({ en: 'days', hi: 'दिन' }),
};

export const charts = onPages({ en: 'Activity and weight', hi: 'कसरत और वज़न' });
export const activityAndCalories = onPages({ en: 'Activity & Calories', hi: 'कसरत और कैलोरी' });
export const lastWeek = onPages({ en: 'Last 7 days', hi: 'पिछले 7 दिन' });
export const loadingActivity = onPages({ en: 'Loading activity chart...', hi: 'कसरत का चार्ट आ रहा है...' });
export const noActivityChart = onPages({
  en: 'The activity chart can’t be shown',
  hi: 'कसरत का चार्ट अभी नहीं दिख पा रहा',
});
export const noActivityData = onPages({ en: 'No activity data yet', hi: 'कसरत का अभी कोई आँकड़ा नहीं है' });
export const noActivity = onPages({ en: 'No activity yet', hi: 'अभी कोई कसरत दर्ज नहीं की' });
export const activeTime = onPages({ en: 'Active', hi: 'कसरत' });
export const burned = onPages({ en: 'Burned', hi: 'ख़र्च' });
export const activeDays = onPages({ en: 'Active days', hi: 'कसरत वाले दिन' });
export const daysOf = onPages({
  en: (days: number, all: number) => `${days} of ${all}`,
  hi: (days, all) => `${all} में से ${days}`,
});
export const activityPerDay = onPages({
  en: 'Active minutes and calories burned per day',
  hi: 'हर दिन कसरत के मिनट और ख़र्च कैलोरी',
});
export const date = onPages({ en: 'Date', hi: 'तारीख़' });
export const activeMinutes = onPages({ en: 'Active minutes', hi: 'कसरत के मिनट' });
export const caloriesBurned = onPages({ en: 'Calories burned', hi: 'ख़र्च कैलोरी' });

export const weightTrend = onPages({ en: 'Weight Trend', hi: 'वज़न का ट्रेंड' });
export const noWeightChart = onPages({
  en: 'The weight chart can’t be shown',
  hi: 'वज़न का चार्ट अभी नहीं दिख पा रहा',
});
export const noWeights = onPages({ en: 'No weight data yet', hi: 'वज़न अभी एक बार भी दर्ज नहीं किया' });
export const shownRange = onPages({ en: (range: string) => `Range: ${range}`, hi: (range) => `अवधि: ${range}` });
export const yearByMonth = onPages({ en: 'Year by month', hi: 'साल, महीनों में' });
export const view = onPages({ en: 'View', hi: 'कैसे दिखे' });
export const daily = onPages({ en: 'Daily View', hi: 'दिन के हिसाब से' });
export const weekly = onPages({ en: 'Weekly View', hi: 'हफ़्ते के हिसाब से' });
export const hideAverage = onPages({ en: 'Hide Avg', hi: 'औसत छिपाएँ' });
export const showAverage = onPages({ en: 'Show Avg', hi: 'औसत दिखाएँ' });
export const start = onPages({ en: 'Start', hi: 'शुरुआत' });
export const latest = onPages({ en: 'Latest', hi: 'अभी' });
export const change = onPages({ en: 'Change', hi: 'बदलाव' });
export const goal = onPages({ en: 'Goal', hi: 'लक्ष्य' });
export const goalWeight = onPages({ en: (weight: string) => `Goal ${weight}`, hi: (weight) => `लक्ष्य ${weight}` });
export const weightPerDay = onPages({ en: 'Weight per day', hi: 'हर दिन का वज़न' });
export const weightPerWeek = onPages({ en: 'Weight per week', hi: 'हर हफ़्ते का वज़न' });
export const withGoal = onPages({
  en: (chart: string, goal: string) => `${chart}, with the goal of ${goal}`,
  hi: (chart, goal) => `${chart}, लक्ष्य ${goal}`,
});
export const weekFrom = onPages({ en: 'Week of', hi: 'हफ़्ता' });
export const weight = onPages({ en: 'Weight', hi: 'वज़न' });
export const average = onPages({ en: 'Average', hi: 'औसत' });

export const todaysEntries = onPages({ en: 'Today’s entries', hi: 'आज की एंट्री' });
export const noEntries = onPages({ en: 'Today’s entries can’t be shown', hi: 'आज की एंट्री अभी नहीं दिख पा रहीं' });
export const nothingToday = onPages({ en: 'Nothing logged yet today', hi: 'आज अभी तक कुछ दर्ज नहीं किया' });
export const howToBegin = onPages({
  en: 'Write what you had in the box above, such as “poha and a cup of chai”, or open the assistant. It shows up here at once.',
  hi: 'ऊपर के बॉक्स में लिखिए कि क्या खाया, जैसे “पोहा और एक कप चाय”, या असिस्टेंट खोलिए। यहाँ तुरंत दिखने लगेगा।',
});
export const openAssistant = onPages({ en: 'Open the assistant', hi: 'असिस्टेंट खोलें' });

/** Of the figures that a person chose to see. */
export const tiles = {
  nothingYet: onPages({ en: 'Nothing yet', hi: 'अभी कुछ नहीं' }),
  nothingToday: onPages({ en: 'Nothing yet today', hi: 'आज अभी कुछ नहीं' }),
  today: onPages({ en: 'today', hi: 'आज' }),
  ofToday: onPages({ en: (target: string) => `of ${target} today`, hi: (target) => `आज, लक्ष्य ${target}` }),
  takenToday: onPages({ en: 'taken today', hi: 'आज ले लीं' }),
  someSkipped: onPages({
    en: (skipped: string) => `taken today, ${skipped} skipped`,
    hi: (skipped) => `आज ले लीं, ${skipped} छूटीं`,
  }),
  setsToday: onPages({ en: (sets: string) => `today, ${sets} sets`, hi: (sets) => `आज, ${sets} सेट` }),
};

export const dayTotals = onPages({ en: 'Totals of the day', hi: 'दिन का कुल हिसाब' });
export const noDayTotals = onPages({
  en: 'The day’s totals can’t be shown',
  hi: 'दिन का कुल हिसाब अभी नहीं दिख पा रहा',
});
export const kcalBurned = onPages({
  en: (energy: string) => `${energy} burned`,
  hi: (energy) => `${energy} ख़र्च`,
});
