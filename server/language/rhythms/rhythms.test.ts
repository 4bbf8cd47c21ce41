import { expect, test } from 'vitest';
import { readSchedule } from '../schedules.ts';
import { settleTimes } from '../scheduleTimes.ts';
import { tokenise } from '../tokens.ts';
import { firstUnreadOfWhen } from './unread.ts';

/** A Thursday. */
const read = (text: string) => readSchedule(tokenise(text), '2026-11-19');

test.each([
  ['once a week on Monday at 9 am', { days: [1], repeats: true, doubt: undefined }],
  ['every 2 days', { rhythm: { everyDays: 2 } }],
  ['alternate days', { rhythm: { everyDays: 2 } }],
  ['har doosre din', { rhythm: { everyDays: 2 } }],
  ['एक दिन छोड़कर', { rhythm: { everyDays: 2 } }],
  ['do din chhod kar', { rhythm: { everyDays: 3 } }],
  ['ek din chhod ke ek din', { rhythm: { everyDays: 2 }, until: undefined }],
  ['raat ko do chamach', { clocks: [] }],
  ['har do din mein ek baar', { rhythm: { everyDays: 2 }, doubt: undefined }],
  ['1st and 15th of every month', { rhythm: { monthDays: [1, 15] }, doubt: undefined }],
  ['har mahine ki 5 tarikh ko', { rhythm: { monthDays: [5] }, doubt: undefined }],
  ['on the 5th at 9', { date: '2026-12-05', repeats: false }],
  ['weekly once sunday', { days: [7], doubt: undefined }],
  ['fortnightly on sunday', { days: [7], rhythm: { everyWeeks: 2 }, doubt: undefined }],
  ['every other Sunday', { days: [7], rhythm: { everyWeeks: 2 } }],
  ['ek sunday chhod kar', { days: [7], rhythm: { everyWeeks: 2 } }],
  ['every 999999 days', { rhythm: { everyDays: undefined } }],
  ['thrice a week', { rhythm: { timesPerWeek: 3 }, doubt: 'weekdays' }],
  ['once a month', { doubt: 'monthDays' }],
  ['except Friday and Saturday', { days: [1, 2, 3, 4, 7] }],
  ['sunday chhod ke roz', { days: [1, 2, 3, 4, 5, 6] }],
  ['रविवार को छोड़कर', { days: [1, 2, 3, 4, 5, 6] }],
  ['roz siwaye ravivar', { days: [1, 2, 3, 4, 5, 6] }],
  ['BD 5 din ke liye', { timesPerDay: 2, until: '2026-11-23' }],
  ['TDS 3 din', { timesPerDay: 3, until: '2026-11-21' }],
  ['roz 9 baje till 25 december', { until: '2026-12-25', endsAt: undefined }],
  ['kal se roz 8 baje', { startDate: '2026-11-20', repeats: true }],
  ['monday se friday 9 baje', { days: [1, 2, 3, 4, 5] }],
  ['in 3 days at 5 pm', { date: '2026-11-22' }],
  ['weekdays only 9 am no wait make it all 7 days', { doubt: 'contradiction' }],
  ['weekdays 9 am weekends 10 am', { doubt: 'contradiction' }],
  ['daily 9 am, sunday 10 am', { doubt: 'contradiction' }],
  ['twice a day at 8 am', { doubt: 'contradiction' }],
  ['sunday nahi monday 9 baje', { rhythm: { except: [] } }],
  ['8 am on working days', { days: [1, 2, 3, 4, 5] }],
  ['on weeknights', { days: [1, 2, 3, 4, 5] }],
  ['har mahine ki pehli tarikh ko', { rhythm: { monthDays: [1] }, doubt: undefined }],
  ['the first of every month', { rhythm: { monthDays: [1] }, doubt: undefined }],
  ['din ch 3 vaari', { timesPerDay: 3 }],
  ['at 7 am a walk and at 9 pm my book', { isScattered: true }],
  ['call at 4 am, wake me 3:15 am', { isScattered: true }],
  ['for the next 6 nights', { length: { days: 6 }, clocks: [] }],
  ['every day but Monday', { days: [2, 3, 4, 5, 6, 7], doubt: undefined }],
  ['pratidin 7 baje', { repeats: true }],
  ['2 hours after breakfast', { clocks: [] }],
  ['1st of every month to pay', { rhythm: { monthDays: [1] } }],
  ['sos after dinner', { doubt: 'contradiction' }],
  ['at 7 am, 2 pm and again at 9 pm', { isScattered: false }],
  ['sos', { rhythm: { isAsNeeded: true } }],
  ['friday thorum', { days: [5], repeats: true }],
  ['monday mornings 8 am', { days: [1], repeats: true }],
  ['saturday thavira daily', { days: [1, 2, 3, 4, 5, 7], repeats: true }],
  ['every 3 gantalaki 9 nunchi 6 varaku', { everyMin: 180, window: [{ minutes: 540 }, { minutes: 360 }] }],
  ['every 2 hours morning 8 te evening 8', { everyMin: 120, window: [{ minutes: 480 }, { minutes: 1200 }] }],
  ['4 hours apart', { everyMin: 240 }],
])('the rhythm of “%s”', (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test.each([
  ['9 and 9', ['09:00', '21:00']],
  ['9 to 9', []],
  ['between 6 and 7 pm', ['18:00']],
  ['सुबह शाम एक एक गोली', ['08:00', '18:00']],
  ['subah aur shaam 7 baje', ['07:00', '19:00']],
  ['10 in the morning and night', ['10:00', '22:00']],
  ['at six, both morning and evening', ['06:00', '18:00']],
  ['सुबह शाम सात बजे', ['07:00', '19:00']],
  ['after lunch and at 10 pm', ['13:30', '22:00']],
  ['7:45 after dinner', ['19:45']],
  ['sone se poorv 10 baje', ['22:00']],
  ['at 10 nightly', ['22:00']],
  ['at twenty to seven', ['06:40']],
  ['ten past 8 pm', ['20:10']],
  ['six thirty in the morning', ['06:30']],
  ['aath aur raat dus baje', ['08:00', '22:00']],
  ['tomorrow quarter past five', ['17:15']],
  ['half past 9 pm', ['21:30']],
  ['subah saadhe aath baje', ['08:30']],
  ['sava nau baje', ['09:15']],
  ['paune nau baje', ['08:45']],
  ['do baje', ['14:00']],
  ['yaad dila do 9 baje', ['09:00']],
  ['raat ko khane ke baad', ['20:30']],
  ['ek goli subah ek goli raat', ['08:00', '21:00']],
  ['1-0-1', ['08:00', '21:00']],
  ['beligge 7ge', ['07:00']],
  ['night 8.30kk', ['20:30']],
  ['morning 6ta', ['06:00']],
  ['one forty two', []],
  ['one fifteen over seventy', []],
  ['shaam ko dedh ghanta', ['18:00']],
  ['morning ettarai mani', ['08:30']],
  ['night enimidinnara ki', ['20:30']],
  ['at 0630 daily', ['06:30']],
  ['GP1 at 9 pm', ['21:00']],
  ['at 7, sorry, 6:30 am daily', ['06:30']],
  ['roz subah 8, nahi 8:15', ['08:15']],
])('the times of “%s”', (text, times) => {
  expect(settleTimes(read(text)).times).toEqual(times);
});

test.each([
  ['remind me to stretch at half nine', 'half'],
  ['remind me biweekly at 9 am', 'biweekly'],
  ['remind me 1 hour before dinner to walk', '1'],
  ['remind me to do 20 pushups for 30 minutes at 7 am', undefined],
  ['remind me to take b12 at 9 am', undefined],
])('the word of when in “%s” that is not read is %s', (text, word) => {
  expect(firstUnreadOfWhen(tokenise(text), read(text))).toBe(word);
});

test.each([
  ['first Monday of every month at 9 am', { days: [1], repeats: true, rhythm: { monthWeeks: [1] } }],
  ['on the last Friday of the month at 9 am', { days: [5], repeats: true, rhythm: { monthWeeks: [-1] } }],
  ['har mahine ki pehli somvar 9 baje', { days: [1], rhythm: { monthWeeks: [1] } }],
  ['har mahine ke aakhri ravivar ko subah 8 baje', { days: [7], rhythm: { monthWeeks: [-1] } }],
  ['हर महीने के पहले सोमवार को', { days: [1], rhythm: { monthWeeks: [1] } }],
  ['2nd and 4th Saturday of every month', { days: [6], rhythm: { monthWeeks: [2, 4] } }],
  ['once a month on the first Monday', { days: [1], rhythm: { monthWeeks: [1] } }],
  ['every second Monday', { days: [1], rhythm: { monthWeeks: [], everyWeeks: 2 } }],
  ['every 3 months', { repeats: true, rhythm: { everyMonths: 3 } }],
  ['every 6 months on the 5th', { repeats: true, rhythm: { everyMonths: 6, monthDays: [5] } }],
  ['har 3 mahine mein', { rhythm: { everyMonths: 3 } }],
  ['har teesre mahine ki 5 tarikh ko', { rhythm: { everyMonths: 3, monthDays: [5] } }],
  ['quarterly', { repeats: true, rhythm: { everyMonths: 3 } }],
  ['har saal', { rhythm: { everyMonths: 12 } }],
  ['every 3 months on the first Monday', { days: [1], rhythm: { everyMonths: 3, monthWeeks: [1] } }],
  ['last day of every month', { repeats: true, rhythm: { monthDays: [31] } }],
])('the rhythm by month of “%s”', (text, expected) => {
  expect(read(text)).toMatchObject({ doubt: undefined, ...expected });
});

test.each([
  ['every 3 months on Monday', 'monthDays'],
  ['first Monday of every month and daily', 'contradiction'],
  ['every 2 weeks on the first Monday of every month', 'contradiction'],
  ['5th Monday of every month at 9 am', 'monthDays'],
])('“%s” is asked about', (text, doubt) => {
  expect(read(text).doubt).toBe(doubt);
});

test.each(['every 40 months at 9 am', 'bimonthly at 9 am'])('a word of “%s” is not read', (text) => {
  expect(firstUnreadOfWhen(tokenise(text), read(text))).toBeDefined();
});
