import { isHeardAs, type Place, placesWithin, wordSet } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** mg/dl; ADA Standards of Care 2024: low below 70, and 250 and more with symptoms needs a doctor. */
const glucose = { least: 20, low: 70, high: 250, most: 900, mmolPerMg: 1 / 18 };
/** mmHg; ACC/AHA 2017: 180/120 is a crisis; below 90 is low. */
const pressure = { crisis: [180, 120], raised: [140, 90], low: 90, lowest: 40, highest: 280 } as const;
/** Part in 100; WHO: below 92 needs oxygen. */
const oxygen = { least: 50, low: 92 };
const energyTarget = { least: 100, low: 1_000 };
const litres = { most: 6, much: 4 };
const leastAge = 13;
const adultAge = 18;
const manyPills = 6;
/** kg a week; above 1 % of 120 kg. */
const fastestLoss = 1.25;
const leastGoalKg = 40;
const leastGoalIndex = 18.5;
const longFastHours = 36;

const amountUnits = wordSet(
  'g gm gms gram grams kg kgs kilo ml l litre liter litres km kms min mins minute minutes year years yrs yr saal sal rs rupees rupaye units unit u iu pm am spoon spoons tsp tbsp teaspoon teaspoons chammach cup cups glass steps kadam kcal cal cals calories percent days day din weeks week months hours hrs hr ft cm inch reps sets pieces piece plate katori pages page songs minutes sec times baje चम्मच ग्राम किलो मिनट साल रुपये कप गिलास बजे दिन',
);
const otherTargets = wordSet(
  'burn burned burnt burning water paani pani ml l litre litres liter liters step steps kadam protein carb carbs fat fats fibre fiber sodium sugar weight wt kg kgs kilo sleep neend hour hours hr hrs min mins minutes km rs rupees ₹ gram grams g mg deficit surplus left extra more pushups squats words budget money पानी प्रोटीन वजन कदम नींद',
);
const eatenWords = wordSet(
  'had ate eaten logged log burned burn burnt breakfast lunch dinner snack snacks meal recipe dish smoothie bar drink dessert left remaining deficit surplus more extra walk run gym workout khaya khayi nashta nashte naashta kcal_left deficits milkshake sandwich protein',
);
const targetWords = wordSet(
  'goal target limit cap set budget max maximum daily everyday diet per allowance goals targets ceiling restrict under keep put make change update rakho rakh rakhna roz rojana rojuki rojki roj dinakke dinam hadd lakshya लक्ष्य टारगेट गोल लिमिट सीमा रोज रोजाना सेट रखो day din dina dine thev theva maathunga marchu upar ऊपर alert अलर्ट भर rkhna rakhna lock लॉक',
);
const goalWords = wordSet(
  'goal target limit cap max maximum goals targets ceiling set rakho rakh lakshya लक्ष्य टारगेट गोल लिमिट सीमा hadd',
);
const limitWords = wordSet('under on at below to');
const selfWords = wordSet('me mujhe muje');
const calorieWords = wordSet(
  'kcal kcals cal cals calorie calories calory kalori kelori energy कैलोरी कैलरी keloril kaloril calori',
);
const litreWords = wordSet(
  'l ltr ltrs lts litre litres liter liters litar leetar littar litru gallon gallons लीटर लिटर',
);
const waterWords = wordSet(
  'water waters paani pani thanni thanneer neellu nillu neeru niru vellam jol jal पानी जल h2o',
);
const glassWords = wordSet('glass glasses gilas गिलास bottle bottles बोतल');
const manyGlasses = 15;
/** More than anybody can drink in a day is a slip, which the water skill refuses. */
const mostDrunk = 30;
const drinkWords = wordSet(
  'drink drank drinking drinks chug chugging chugged pita piti piya pi pee detox पी पीता पीती पिया पीना pila skin',
);
const kiloWords = wordSet('kg kgs kilo kilos kilogram kilolu keji किलो केजी किलोग्राम');
const poundWords = wordSet('lbs lb pounds pound');
const kgPerPound = 0.4536;
const dayWords = wordSet(
  'day days din dino dina dinan divas divasam divasamayi roju rojulu rojula naal naalaiku naala dinon दिन दिनों diwas divsa divsat dine dihade naalu divasthi divso dinagalu',
);
const dailyWords = wordSet('daily roz rojana रोज रोजाना everyday');
const hourWords = wordSet('hour hours hr hrs h ghante ghanta ghonta gantalu gante tas taas kalak manikoor घंटे घंटा घंटों');
const weekWords = wordSet(
  'week weeks wk wks hafta hafte vaaram vaaralu vaara aazhcha athavda athavde athvadiyu athvadiya shoptaho soptaho saptah हफ्ते हफ्ता सप्ताह vaaradalli randazhcha',
);
const monthWords = wordSet(
  'month months mth mths mahina mahine maheene masam maasam nela nelalu nelalo tingalu mash maas mahino mahinyat महीना महीने माह',
);
const wholeSpans: [Set<string>, number][] = [
  [wordSet('sunday monday tuesday wednesday thursday friday saturday itvaar रविवार'), 7],
  [wordSet('year years saal साल'), 365],
  [wordSet('week hafte hafta saptah vaaradalli vaaram vaara हफ्ते aazhcha'), 7],
  [wordSet('month mahine mahina nelalo masam mahinyat mahinabhar महीने mash'), 30],
  [wordSet('randazhcha fortnight'), 14],
];
const yearWords = wordSet(
  'yr yrs year years yo y saal sal sala varas varsh varsha varshacha vayasu vayadu vayassu vayas bochor bochhor boyos boyosi yellu yendlu samvatsaralu bariya saalan साल वर्ष बरस साला old varushangal warsh varshachi',
);
const ageWords = wordSet('im age aged umar umr vayasu vayas boyos vay ayu turned turning उम्र आयु vayassu vayassulla');
const sexWords = wordSet('f m male female boy girl ladka ladki');
const ownWords = wordSet('im am');
const ownCopulas = wordSet('hu hun hoon हूं हूँ haan');
const notAges = wordSet(
  'kg kgs kilo cm ft feet km min mins am pm weeks week months month days day hours hr steps percent pounds lbs mg g ml th st nd rd rotis roti idli idlis reps sets glasses glass on off in times mile miles minutes kms baje class std units litre litres minute wks wk',
);
const copulas = wordSet('hu hun hoon hai h tha thi हूं हूँ है chu che da di saal');
const possessives = wordSet('ka ki ke का की da di ni no');
const classWords = wordSet(
  'class std standard grade kaksha कक्षा क्लास dhoran iyatta vaguppu taragathi taragati jamaat yattet iyattet dhoranma vagupu sreni',
);
const pairWords = wordSet('over by');
const pairLinks = /^\s*(?:\/|\\|-|:|\bby\b|over|,|\s)\s*$/;
const fastingWords = wordSet('fasting fbs ppbs pp ppbg');
const hba1cWords = wordSet('hba1c a1c c');
/** Part in 100; ADA 2024: from here on a doctor changes the treatment at once. */
const hba1cDoctor = 10;
const mmolWords = wordSet('mmol mmols');

const near = 6;
const longestPhrase = 6;
const endsClause = (token: Token) => /[.;!?,\n]/.test(token.gap);

/** What the figures of a message say, each as a sign at its place. */
export function findFigures(tokens: Token[], places: Place[]): Place[] {
  const found: Place[] = [];
  const add = (sign: string, start: number, end = start + 1) => found.push({ sign, language: undefined, start, end });
  const bySign = Map.groupBy(places, ({ sign }) => sign);
  const isNear = (sign: string, at: number, reach = near) =>
    placesWithin(bySign.get(sign) ?? [], at - reach - longestPhrase, at + reach).some(({ end }) => end > at - reach);
  const hasWord = (words: Set<string>, at: number, before: number, after: number) => {
    for (let index = Math.max(at - before, 0); index <= Math.min(at + after, tokens.length - 1); index++) {
      if (isHeardAs(tokens[index], words)) return true;
    }
    return false;
  };

  /** As hasWord, but within the part of the sentence. */
  const clauseHas = (words: Set<string>, at: number, before: number, after: number) => {
    for (let index = at; index >= Math.max(at - before, 0); index--) {
      if (isHeardAs(tokens[index], words)) return true;
      if (endsClause(tokens[index] as Token)) break;
    }
    for (let index = at + 1; index <= Math.min(at + after, tokens.length - 1); index++) {
      if (endsClause(tokens[index] as Token)) break;
      if (isHeardAs(tokens[index], words)) return true;
    }
    return false;
  };
  const paired = new Set<number>();

  tokens.forEach((token, at) => {
    const { value } = token;
    // "b12" and "o2" are names.
    const isName = /^\d/.test(token.word) && token.gap === '' && tokens[at - 1]?.value === undefined && at > 0;
    if (value === undefined || isName) return;
    add('number', at);
    const unit = tokens[at + 1];
    const isAmount = isHeardAs(unit, amountUnits);
    if (readPressure(value, at)) return;
    if (!isAmount) readGlucose(value, at);
    if (!isAmount && value >= oxygen.least && value < oxygen.low && isReadingOf('oxygen', at)) add('oxygenLow', at);
    readEnergyTarget(value, at);
    readAge(value, at);
    readLitres(value, at);
    readLoss(value, at);
    const isPillCount = value >= manyPills && value <= 120 && token.gap !== ':' && !isHeardAs(unit, amountUnits);
    if (isPillCount && unit?.word !== 'mg' && startsWithin('pill', at + 1, 3)) add('manyPills', at);
    readSpan(value, at);
  });
  readWholeSpans();
  return found;

  /** The first figure behind a name, or the one in front of it. */
  function isReadingOf(sign: string, at: number): boolean {
    return placesWithin(bySign.get(sign) ?? [], at - 6, at + 1).some(({ start, end }) => {
      if (start === at + 1) return (tokens[start]?.gap ?? '').trim() === '' && tokens[end]?.value === undefined;
      const between = tokens.slice(end, at);
      return end <= at && between.length <= 4 && between.every((token) => token.value === undefined);
    });
  }

  function startsWithin(sign: string, from: number, reach: number): boolean {
    return placesWithin(bySign.get(sign) ?? [], from, from + reach - 1).length > 0;
  }

  /** A pair of figures that can be a blood pressure, or one of them beside its name. */
  function readPressure(value: number, at: number): boolean {
    const isWorded = isHeardAs(tokens[at + 1], pairWords) && tokens[at + 2]?.value !== undefined;
    const next = isWorded ? tokens[at + 2] : tokens[at + 1];
    const isSlash = next !== undefined && /^\s*[/\\]\s*$/.test(next.gap);
    const named = isNear('pressureReading', at);
    const linked = next?.value !== undefined && (isSlash || isWorded || (named && pairLinks.test(next.gap)));
    if (linked && next?.value !== undefined) {
      const [systolic, diastolic] = [value, next.value];
      const isPair = systolic >= 60 && systolic <= pressure.highest && diastolic >= 30 && diastolic <= 170;
      if (!isPair || systolic <= diastolic || (!named && systolic < 70)) return false;
      paired.add(isWorded ? at + 2 : at + 1);
      if (systolic >= pressure.crisis[0] || diastolic >= pressure.crisis[1]) add('pressureHigh', at, at + 2);
      else if (systolic < pressure.low) add('pressureLow', at, at + 2);
      if (systolic >= pressure.raised[0] || diastolic >= pressure.raised[1]) add('pressureHighish', at, at + 2);
      return true;
    }
    if (paired.has(at)) return true;
    if (named && value >= pressure.crisis[0] && value <= pressure.highest && !isHeardAs(next, amountUnits)) {
      add('pressureHigh', at);
      return true;
    }
    return false;
  }

  function readGlucose(value: number, at: number): void {
    const unit = tokens[at + 1];
    const named = ['sugarReading', 'sugar', 'sugarMeter', 'insulin'].some((sign) => isNear(sign, at));
    if (isHeardAs(tokens[at - 1], hba1cWords) && value >= hba1cDoctor && value < 20) add('glucoseHigh', at);
    const isMmol = isHeardAs(unit, mmolWords) || (named && isMmolFigure(value, at));
    const mg = isMmol ? value / glucose.mmolPerMg : value;
    const namesSugar = named || isMmol || isHeardAs(tokens[at - 1], fastingWords);
    if (!namesSugar && !isNear('diabetic', at, 12)) {
      const hasSymptom = ['blurry', 'thirst', 'vomit', 'drowsy', 'hypers'].some((sign) => isNear(sign, at, 8));
      if (hasSymptom && value >= glucose.high && value <= glucose.most) add('glucoseHigh', at);
      return;
    }
    const afterMedicine = placesWithin(bySign.get('medicine') ?? [], at - 4, at).some(
      ({ end }) => end === at || end === at - 1,
    );
    if (afterMedicine && !isMmol && !isNear('tremble', at) && !isNear('sweat', at)) return;
    if (mg >= glucose.least && mg < glucose.low) add('glucoseLow', at);
    if (mg >= glucose.high && mg <= glucose.most) add('glucoseHigh', at);
  }

  /** Meters of other countries show mmol/l: a figure with a decimal, or one that no body has in mg/dl. */
  function isMmolFigure(value: number, at: number): boolean {
    const isDecimal = (tokens[at]?.word ?? '').includes('.') && value < 30;
    return isDecimal || (value >= 14 && value < glucose.least && isNear('sugarMeter', at));
  }

  /** A day's energy that nobody can live on: with its unit and a word of targets, or behind such a word alone. */
  function readEnergyTarget(value: number, at: number): void {
    if (value >= energyTarget.low || value < 1 || !Number.isInteger(value)) return;
    if (clauseHas(eatenWords, at, 5, 3)) return;
    const hasUnit = hasWord(calorieWords, at, 3, 2);
    const isTarget = hasWord(targetWords, at, 6, 5);
    const isPut = isHeardAs(tokens[at - 1], limitWords) && isHeardAs(tokens[at - 2], selfWords);
    const isBare =
      value >= energyTarget.least &&
      !isHeardAs(tokens[at + 1], amountUnits) &&
      (isPut || hasWord(goalWords, at, 4, 4)) &&
      !hasWord(otherTargets, at, 4, 2);
    if ((hasUnit && isTarget && !hasWord(otherTargets, at, 2, 1)) || isBare) add('energyLow', at);
  }

  function readAge(value: number, at: number): void {
    if (value < 3 || value >= adultAge || !Number.isInteger(value)) return;
    const [previous, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (isHeardAs(previous, classWords) || isHeardAs(next, classWords) || isHeardAs(second, classWords)) {
      if (value <= 12) add(value <= 6 ? 'lowClass' : 'schoolClass', at);
      return;
    }
    const isBracketed = /\(\s*$/.test(tokens[at]?.gap ?? '') && /^\s*\)/.test(next?.gap ?? ')');
    const isAge =
      isHeardAs(next, yearWords) ||
      (isHeardAs(previous, ageWords) && !isHeardAs(next, notAges)) ||
      (previous?.word === 'am' && tokens[at - 2]?.word === 'i' && !isHeardAs(next, notAges)) ||
      (isHeardAs(next, possessives) && isHeardAs(second, copulas)) ||
      (isBracketed && isNear('child', at)) ||
      (previous?.word === 'is' && isNear('child', at, 3) && !isHeardAs(next, notAges)) ||
      (isHeardAs(next, sexWords) && (next?.gap === '' || next?.word.length !== 1) && value >= 10);
    if (!isAge) return;
    add(value < leastAge ? 'childAge' : 'minorAge', at);
    const isOwn = isHeardAs(previous, ownWords) || (isHeardAs(second, ownCopulas) && !isBracketed);
    if (isOwn && value < leastAge) add('ownChildAge', at);
  }

  function readLitres(value: number, at: number): void {
    const isGlasses = isHeardAs(tokens[at + 1], glassWords) && value >= manyGlasses;
    if ((!isHeardAs(tokens[at + 1], litreWords) && !isGlasses) || value > mostDrunk) return;
    const isDrunk = hasWord(waterWords, at, 8, 6) || hasWord(drinkWords, at, 10, 8);
    if (!isDrunk || hasWord(weekWords, at, 4, 6)) return;
    if (isGlasses) add('waterMuch', at);
    if (!isGlasses && value > litres.most) add('waterTooMuch', at);
    if (!isGlasses && value >= litres.much) add('waterMuch', at);
  }

  /** Kilos to lose within a span, or a weight to reach, that no body can. */
  function readLoss(value: number, at: number): void {
    const isPounds = isHeardAs(tokens[at + 1], poundWords);
    const isKilos = isPounds || isHeardAs(tokens[at + 1], kiloWords);
    const kilos = isPounds ? value * kgPerPound : value;
    if (
      isKilos &&
      value >= 1 &&
      value <= 80 &&
      ['lose', 'weightLoss', 'dietWord'].some((sign) => isNear(sign, at, 8))
    ) {
      const days = spanAround(at);
      if (days !== undefined && (kilos / days) * 7 > fastestLoss) add('fastLoss', at);
    }
    readWeightPair(value, at);
    if (isHeardAs(tokens[at - 1], ownWords)) return;
    const isGoal = isNear('target', at, 5) || hasWord(wordSetOfReaching, at, 6, 4);
    const namesWeight = isKilos || hasWord(weightWords, at, 4, 2);
    if (!isGoal || !namesWeight || value < 25 || value > 60) return;
    const height = tokens
      .slice(Math.max(at - 14, 0), at + 15)
      .find(({ value: cm }) => cm !== undefined && cm >= 130 && cm <= 210)?.value;
    const isThin =
      height !== undefined && hasWord(heightWords, at, 14, 14) && value / (height / 100) ** 2 < leastGoalIndex;
    if (isThin || value < leastGoalKg) add('lowGoalWeight', at);
  }

  /** "From 80 to 65 kg in a month". */
  function readWeightPair(value: number, at: number): void {
    const isReached = hasWord(arrivalWords, at, 1, 4);
    const isWeight =
      value >= 30 && value < 150 && (isReached || hasWord(weightWords, at, 10, 3) || isNear('weightLoss', at, 8));
    if (!isWeight || !hasWord(wordSetOfReaching, at, 4, 3)) return;
    const before = tokens.slice(Math.max(at - 10, 0), at).findLast((token) => (token.value ?? 0) >= 30)?.value;
    const days = spanAround(at);
    const isFast =
      before !== undefined && before < 250 && days !== undefined && ((before - value) / days) * 7 > fastestLoss;
    if (isFast) add('fastLoss', at);
  }

  /** Days of a span that is named near a place. */
  function spanAround(at: number): number | undefined {
    for (let index = Math.max(at - 9, 0); index < Math.min(at + 10, tokens.length); index++) {
      const value =
        tokens[index]?.value ?? (/^(?:a|one|ek|oru|ondu|oka)$/.test(tokens[index]?.word ?? '') ? 1 : undefined);
      const days = value === undefined ? undefined : daysOf(value, tokens[index + 1]);
      if (days !== undefined && index !== at) return days;
    }
    if (clauseHas(dailyWords, at, 4, 4)) return 1;
    const spoken = wholeSpans.find(([words]) => hasWord(words, at, 9, 9));
    return spoken?.[1];
  }

  function daysOf(value: number, unit: Token | undefined): number | undefined {
    if (isHeardAs(unit, dayWords)) return value;
    if (isHeardAs(unit, weekWords)) return value * 7;
    if (isHeardAs(unit, monthWords)) return value * 30;
    return isHeardAs(unit, hourWords) ? value / 24 : undefined;
  }

  /** Long spans, and fasts of that length. */
  function readSpan(value: number, at: number): void {
    const days = daysOf(value, tokens[at + 1]) ?? daysOf(value, tokens[at - 1]);
    if (days === undefined || days * 24 < longFastHours) return;
    add('manyDays', at, at + 1);
    const isFast =
      isNear('noFood', at, 8) ||
      isNear('dryFast', at, 8) ||
      (isNear('fastWord', at, 6) && !isNear('usualFast', at, 12));
    if (isFast) add('fastDays', at, at + 2);
  }

  function readWholeSpans(): void {
    tokens.forEach((token, at) => {
      if (wholeSpans.some(([words]) => isHeardAs(token, words)) && tokens[at - 1]?.value === undefined) {
        add('manyDays', at);
        if (isNear('noFood', at, 5) || isNear('dryFast', at, 5)) add('fastDays', at);
      }
    });
    for (const { start, end } of bySign.get('tinyIntake') ?? []) {
      const only = placesWithin(bySign.get('only') ?? [], start - 6, end).find(
        (place) => place.end <= end && place.end >= start - 4,
      );
      if (only) add('onlyTiny', only.start, end);
    }
  }
}

const wordSetOfReaching = wordSet(
  'want reach goal target become down jana jaana pahunch tak chahiye चाहिए जाना तक लक्ष्य',
);
const weightWords = wordSet(
  'weight wt weigh kg kgs kilo kilos vajan wajan वजन किलो edai baruvu tuuka thookam ojon bhaar',
);
const heightWords = wordSet('height ht cm tall lambai lambaai लंबाई kad ucharam uyaram ettu ettara unchi uchchata');
const arrivalWords = wordSet('aana aani आना आनी possible');
