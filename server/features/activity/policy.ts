/** One kind of activity, what people call it, and what it costs. */
export interface Activity {
  name: string;
  /** "How long did you …?" */
  ask: string;
  met: number;
  /** Where a distance makes sense: the speed assumed when only the distance is known. */
  typicalKmh?: number;
  /** Hardly anybody goes faster: the record over a distance that most cover, rounded up. */
  fastestKmh?: number;
  /** Where it is counted: repetitions in a minute. */
  perMinute?: number;
  /** MET at speeds, rising; in between it is interpolated. */
  metBySpeed?: [kmh: number, met: number][];
  /** Names of it, separated by commas. */
  names: string;
  /** Words that say that it was done. */
  did?: string;
  /** Words that mean it only next to an amount. */
  withAmount?: string;
}

/** Stands for what no list knows. */
export const generalActivity = 'exercise';
export const defaultWeightKg = 65;
/** Of one entry, in minutes: a day. */
export const longestMin = 1_440;
export const mostKcal = 20_000;
export const farthestKm = 1_000;
/** A grown-up's step in ordinary walking, and its cadence: together 4.8 km/h. */
const stepM = 0.73;
const stepsPerMinute = 110;

// MET values: 2011 Compendium of Physical Activities (Ainsworth et al., Med Sci Sports Exerc 43(8):1575-1581); codes at the end of the lines.
const walkingMet: [number, number][] = [
  [2.4, 2.0], // 17151, "less than 2.0 mph"
  [3.2, 2.8], // 17152
  [4.0, 3.0], // 17170
  [4.8, 3.5], // 17190
  [5.6, 4.3], // 17200
  [6.4, 5.0], // 17220
  [7.2, 7.0], // 17230
  [8.0, 8.3], // 17231
];
const runningMet: [number, number][] = [
  [6.4, 6.0], // 12029
  [8.0, 8.3], // 12030
  [8.4, 9.0], // 12040
  [9.7, 9.8], // 12050
  [10.8, 10.5], // 12060
  [11.3, 11.0], // 12070
  [12.1, 11.8], // 12080
  [12.9, 11.8], // 12090
  [13.8, 12.3], // 12100
  [14.5, 12.8], // 12110
  [16.1, 14.5], // 12120
  [17.7, 16.0], // 12130
  [19.3, 19.0], // 12132
  [20.9, 19.8], // 12134
  [22.5, 23.0], // 12135
];
const cyclingMet: [number, number][] = [
  [8.9, 3.5], // 01018
  [15.1, 5.8], // 01019
  [17.6, 6.8], // 01020
  [20.8, 8.0], // 01030
  [24.1, 10.0], // 01040
  [28.2, 12.0], // 01050
  [33.0, 15.8], // 01060
];

export const activities: Activity[] = [
  {
    name: 'walking',
    ask: 'walk',
    met: 3.5,
    typicalKmh: 4.8,
    fastestKmh: 16, // 20 km race walk, 1:16:36
    metBySpeed: walkingMet,
    names:
      'walk, walks, walking, brisk walk, paidal, paidal chala, paidal chali, paidal chale, sair, tahalna, tahalne, treadmill, पैदल, पैदल चला, पैदल चली, पैदल चले, सैर, टहलना, टहलने, वॉक, chalva, chalvanu, nadai, nadaka, nadige, nadatham, hatahati, morning walk, evening walk, चालायला',
    did: 'walked, strolled, hatlam, hentechi, hetechi, nadanthen, nadichanu, nadedhe, nadede, nadannu, chalalo, chalale, হাঁটলাম, நடந்தேன், నడిచాను, ನಡೆದೆ, നടന്നു, ચાલ્યો, tahla, tahli, tahle, tehla, tehli, tehle, टहला, टहली',
    withAmount:
      'stroll, chalna, chalte, chalte hue, chalte huye, chalke, chal ke, chalkar, chal kar, चलते, चलते हुए, चलकर, चल के, chalat, chalun, hente, hete, chala, chali, chale, chalaa, चला, चली, चले',
  }, // 17190
  {
    name: 'running',
    ask: 'run',
    met: 8.3,
    typicalKmh: 8,
    fastestKmh: 28, // 1,000 m, 2:11.96
    metBySpeed: runningMet,
    names: 'run, runs, running, sprint, sprints, marathon, daudna, दौड़ना, रनिंग',
    did: 'ran, sprinted, dauda, daudi, daude, दौड़ा, दौड़ी, दौड़े',
    withAmount:
      'daud, दौड़, tempo, tempo run, easy, easy run, long run, lr, intervals, fartlek, recovery run, parkrun, strides, wu, cd, warm up, cool down',
  }, // 12030
  {
    name: 'jogging',
    ask: 'jog',
    met: 7.0,
    typicalKmh: 7,
    fastestKmh: 28,
    metBySpeed: runningMet,
    names: 'jog, jogs, jogging, जॉगिंग',
    did: 'jogged',
  }, // 12020
  {
    name: 'cycling',
    ask: 'cycle',
    met: 6.8,
    typicalKmh: 15,
    fastestKmh: 57, // UCI hour record, 56.8 km
    metBySpeed: cyclingMet,
    names:
      'cycling, cycle ride, bicycle ride, biking, cycle chalayi, cycle chalai, cycle chalaya, cycle chala, cycle chalake, साइकिल चलाई, साइकिल चलायी, साइकिल चलाया, साइकलिंग',
    did: 'cycled, biked, bicycled',
    withAmount: 'cycle, bicycle, bike, साइकिल, साइकल',
  }, // 01011
  {
    name: 'stationary cycling',
    ask: 'cycle',
    met: 7.0,
    names: 'stationary bike, exercise bike, stationary cycle, gym cycle, spin class, spinning',
  }, // 02010
  {
    name: 'yoga',
    ask: 'do yoga',
    met: 2.5,
    names: 'yoga, yog, yogasana, yogasan, hatha yoga, asanas, योग, योगा, योगासन',
  }, // 02150
  { name: 'power yoga', ask: 'do power yoga', met: 4.0, names: 'power yoga' }, // 02160
  {
    name: 'surya namaskar',
    ask: 'do surya namaskar',
    met: 3.3,
    perMinute: 2,
    names:
      'surya namaskar, surya namaskars, suryanamaskar, surya namaskara, sun salutation, sun salutations, सूर्य नमस्कार',
  }, // 02180
  {
    name: 'pranayama',
    ask: 'do pranayama',
    met: 2.0,
    names:
      'pranayama, pranayam, anulom vilom, kapalbhati, breathing exercise, breathing exercises, प्राणायाम, अनुलोम विलोम, कपालभाति',
  }, // 02170
  {
    name: 'gym',
    ask: 'train at the gym',
    met: 5.5,
    names:
      'gym, gym workout, gym session, gymming, leg day, push day, pull day, chest day, back day, arm day, arms day, shoulder day, upper body, lower body, full body, leg workout, chest workout, back workout, जिम',
  }, // 02060
  {
    name: 'strength training',
    ask: 'lift weights',
    met: 3.5,
    names:
      'weight training, strength training, weight lifting, weightlifting, weights, resistance training, dumbbells, deadlifts',
    did: 'lifted weights',
    withAmount:
      'strength, lifting, chest, shoulders, legs, arms, lats, traps, calves, triceps, biceps, tris, bis, glutes, delts, hamstrings, quads, abs, core',
  }, // 02054
  {
    name: 'exercise',
    ask: 'exercise',
    met: 3.8,
    names: 'exercise, exercises, workout, work out, home workout, kasrat, vyayam, कसरत, व्यायाम, वर्कआउट, एक्सरसाइज',
    did: 'exercised, worked out',
  }, // 02022
  {
    name: 'push-ups',
    ask: 'do push-ups',
    met: 3.8,
    perMinute: 20,
    names: 'pushup, pushups, push ups, push up, push-ups, push-up, pull ups, pullups, पुशअप',
  }, // 02022
  {
    name: 'squats',
    ask: 'do squats',
    met: 3.8,
    perMinute: 20,
    names: 'squats, squat, lunges, dand baithak, uthak baithak, baithak',
  }, // 02022
  { name: 'sit-ups', ask: 'do sit-ups', met: 2.8, perMinute: 20, names: 'situps, sit ups, sit-ups, crunches' }, // 02024
  { name: 'plank', ask: 'hold the plank', met: 2.8, names: 'plank, planks' }, // 02024
  {
    name: 'jumping jacks',
    ask: 'do jumping jacks',
    met: 8.0,
    perMinute: 40,
    names: 'jumping jacks, jumping jack, burpees',
  }, // 02020
  { name: 'HIIT', ask: 'train', met: 8.0, names: 'hiit, crossfit, circuit training, interval training' }, // 02040
  { name: 'stretching', ask: 'stretch', met: 2.3, names: 'stretching, stretches', did: 'stretched' }, // 02101
  { name: 'pilates', ask: 'do pilates', met: 3.0, names: 'pilates' }, // 02105
  {
    name: 'aerobics',
    ask: 'do aerobics',
    met: 7.3,
    names:
      'aerobics, cardio, step aerobics, zumba, zumba class, zumba video, zumba yt video, zumba session, ज़ुम्बा, जुम्बा',
  }, // 03015
  { name: 'elliptical', ask: 'use the elliptical', met: 5.0, names: 'elliptical, cross trainer' }, // 02048
  {
    name: 'rowing',
    ask: 'row',
    met: 4.8,
    typicalKmh: 12,
    fastestKmh: 22, // 2,000 m indoors, 5:35.8
    names: 'rowing, rowing machine, rower, erg',
    did: 'rowed',
  }, // 02071
  {
    name: 'skipping',
    ask: 'skip',
    met: 11.0,
    perMinute: 100,
    names:
      'skipping, rope skipping, skipping rope, jump rope, jumping rope, rassi kudna, rassi kooda, rassi kudi, rassi koodi, rassi kud, रस्सी कूद, रस्सी कूदी, रस्सी कूदना',
    did: 'skipped rope, jumped rope',
    withAmount: 'skips, jumps',
  }, // 02068
  {
    name: 'swimming',
    ask: 'swim',
    met: 5.8,
    typicalKmh: 2,
    fastestKmh: 7, // 400 m, 3:39.96
    names: 'swim, swimming, tairaki, tairna, तैराकी, तैरना, स्विमिंग',
    did: 'swam, taira, tairi, तैरा, तैरी',
  }, // 18240
  {
    name: 'dancing',
    ask: 'dance',
    met: 7.8,
    names:
      'dance, dancing, dance class, bhangra, garba, dandiya, fugdi, phugdi, lavni, kathak, bharatnatyam, bharatanatyam, kuchipudi, odissi, dance practice, dance prac, bhangra practice, gidda, giddha, ghoomar, डांस, नृत्य, गरबा, भांगड़ा',
    did: 'danced, nacha, naacha, nachi, naachi, नाचा, नाची',
  }, // 03031
  {
    name: 'climbing stairs',
    ask: 'climb stairs',
    met: 4.0,
    perMinute: 2,
    names: 'stair climbing, climbing stairs, stairs, seedhi chadhi, seedhiyan, sidhiyan, सीढ़ियां, सीढ़ी',
    withAmount: 'floors, flights of stairs, flights climbed, storeys, manzil, manzile, manjil, मंज़िल, मंजिल',
    did: 'climbed stairs, took the stairs',
  }, // 17133
  {
    name: 'hiking',
    ask: 'hike',
    met: 6.0,
    typicalKmh: 4,
    fastestKmh: 16,
    names: 'hike, hiking, trek, trekking, ट्रेकिंग',
    did: 'hiked, trekked',
  }, // 17080
  { name: 'rock climbing', ask: 'climb', met: 5.8, names: 'rock climbing, bouldering, wall climbing' }, // 15537
  {
    name: 'stair climber',
    ask: 'use the stair climber',
    met: 9.0,
    names: 'stairmaster, stair master, stepmill, stair climber',
  }, // 02065
  { name: 'surfing', ask: 'surf', met: 3.0, names: 'surfing, surf lesson, surf class, surf session', did: 'surfed' }, // 18220
  {
    name: 'farm work',
    ask: 'work in the field',
    met: 4.8,
    names:
      'farming, farm work, field work, kheti, kheti badi, khet me kaam, khet mein kaam, kheton me kaam, khet ka kaam, vyavasayam, vyavasaya, krishi, sheti, shetat kaam, shetkaam, kheti kaam, polam pani, polam panulu, vayal velai, thottam velai, hola kelsa, kahi chalai, kassi chalai, kahi chalayi, mirapa kothaku, gaddi kosi, vangi kosamu, kothalu, khurpi chalayi, खेती, खेत में काम, शेती, शेतात काम',
  }, // 11146, farming, moderate effort
  { name: 'cricket', ask: 'play cricket', met: 4.8, names: 'cricket, gully cricket, net practice, क्रिकेट' }, // 15150
  { name: 'badminton', ask: 'play badminton', met: 5.5, names: 'badminton, shuttle, shuttlecock, बैडमिंटन' }, // 15030
  { name: 'football', ask: 'play football', met: 7.0, names: 'football, soccer, futsal, फुटबॉल' }, // 15610
  { name: 'tennis', ask: 'play tennis', met: 7.3, names: 'tennis, lawn tennis, टेनिस' }, // 15675
  {
    name: 'table tennis',
    ask: 'play table tennis',
    met: 4.0,
    names: 'table tennis, ping pong, टेबल टेनिस',
    withAmount: 'tt',
  }, // 15660
  {
    name: 'squash',
    ask: 'play squash',
    met: 7.3,
    names: 'squash match, squash game, played squash',
    withAmount: 'squash',
  }, // 15652
  { name: 'basketball', ask: 'play basketball', met: 6.5, names: 'basketball, बास्केटबॉल' }, // 15055
  { name: 'volleyball', ask: 'play volleyball', met: 4.0, names: 'volleyball, वॉलीबॉल' }, // 15710
  {
    name: 'playing with children',
    ask: 'play',
    met: 3.5,
    names:
      'played with kids, played with my kids, played with the kids, played with children, played with my son, played with my daughter, playing with kids, playing with my kids, playing with my son, playing with my daughter, played with my kid, played with my nephew, played with my niece, bachon ke saath khela, bachon ke sath khela, bachon ke saath kheli, bachcho ke saath khela, bachcho ke sath khela, bete ke saath khela, beti ke saath khela, बच्चों के साथ खेला, बच्चों के साथ खेली',
  }, // 05175, "walk/run play with children, moderate, only active periods"
  { name: 'hockey', ask: 'play hockey', met: 7.8, names: 'hockey, हॉकी' }, // 15350
  { name: 'kabaddi', ask: 'play kabaddi', met: 6.0, names: 'kabaddi, kushti, wrestling, कबड्डी, कुश्ती' }, // 15730, wrestling: the nearest that is listed
  { name: 'golf', ask: 'play golf', met: 4.8, names: 'golf' }, // 15255
  { name: 'boxing', ask: 'box', met: 5.5, names: 'boxing, punching bag', did: 'boxed' }, // 15110
  {
    name: 'martial arts',
    ask: 'train',
    met: 5.3,
    names: 'martial arts, karate, taekwondo, judo, kickboxing, kick boxing, muay thai',
  }, // 15425
  { name: 'tai chi', ask: 'do tai chi', met: 3.0, names: 'tai chi, qigong' }, // 15670
  { name: 'skating', ask: 'skate', met: 7.0, names: 'skating, roller skating, rollerblading', did: 'skated' }, // 15590
  { name: 'horse riding', ask: 'ride', met: 5.5, names: 'horse riding, horseback riding' }, // 15370
  { name: 'gardening', ask: 'garden', met: 3.8, names: 'gardening, bagwani, बागवानी', did: 'gardened' }, // 08245
  {
    name: 'housework',
    ask: 'do housework',
    met: 3.3,
    names:
      'housework, household chores, chores, house cleaning, cleaning, sweeping, mopping, jhadu pocha, jhaadu pocha, ghar ka kaam, safai, झाड़ू पोछा, सफाई, घर का काम',
  }, // 05030
];

const activityByName = new Map(activities.map((activity) => [activity.name, activity]));
export const activityNamed = (name: string): Activity | undefined => activityByName.get(name);

/** MET x kg x hours; by the speed where the distance is known as well and the activity has speeds. */
export function burnedKcal(
  activity: Activity,
  minutes: number,
  weightKg: number,
  distanceKm: number | null = null,
): number {
  const { met, metBySpeed } = activity;
  const hours = minutes / 60;
  const metNow = distanceKm === null || !metBySpeed ? met : metAt(metBySpeed, distanceKm / hours);
  return Math.min(metNow * weightKg * hours, mostKcal);
}

function metAt(metBySpeed: [number, number][], kmh: number): number {
  const above = metBySpeed.findIndex(([speed]) => speed >= kmh);
  const [fastKmh, fastMet] = metBySpeed.at(above) ?? [0, 0];
  const [slowKmh, slowMet] = metBySpeed[above - 1] ?? [fastKmh, fastMet];
  const share = fastKmh === slowKmh ? 0 : (kmh - slowKmh) / (fastKmh - slowKmh);
  return slowMet + share * (fastMet - slowMet);
}

/** How long a distance takes at the typical speed; undefined for what has none. */
export const typicalMinutes = ({ typicalKmh }: Activity, distanceKm: number): number | undefined =>
  typicalKmh && (distanceKm / typicalKmh) * 60;

/** The speed of what hardly anybody does so fast; undefined of any other. */
export function unlikelyKmh(activityType: string, distanceKm: number | null, durationMin: number): number | undefined {
  const fastest = activityNamed(activityType)?.fastestKmh;
  const kmh = ((distanceKm ?? 0) / durationMin) * 60;
  return fastest !== undefined && kmh > fastest ? kmh : undefined;
}

/** What steps amount to. */
export const ofSteps = (steps: number) => ({
  distanceKm: (steps * stepM) / 1_000,
  durationMin: steps / stepsPerMinute,
});

const onFoot = ['walking', 'running', 'jogging', 'hiking'];
export const isOnFoot = (activityType: string): boolean => onFoot.includes(activityType);

/** About how many steps a walk of that distance, or else of that time, takes. */
export const stepsOfWalk = (distanceKm: number | null, durationMin: number): number =>
  Math.round(distanceKm === null ? durationMin * stepsPerMinute : (distanceKm * 1_000) / stepM);

const likelyPartOfCount = 0.7;

/** Whether steps told beside those of a day are another count of the same, as phone and watch differ, rather than further ones. */
export const isCountOfDay = (steps: number, logged: number): boolean => steps >= logged * likelyPartOfCount;
