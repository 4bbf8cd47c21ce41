export interface Program {
  file: string;
  /** What it tells, in one line. */
  tells: string;
}

/** `npm run bench -- NAME`. What a file takes as options stands at its head. */
export const benchmarks: Record<string, Program> = {
  wants: { file: 'wants.ts', tells: 'what messages want: acts of parts, cuts, whole messages, calibration' },
  told: { file: 'told.ts', tells: 'what is on record after messages of hands that nobody read' },
  fixed: { file: 'fixed.ts', tells: 'what corrections make of what was logged before' },
  conversation: {
    file: 'conversation.ts',
    tells: 'conversations of days, turn by turn: our own, or files that are named',
  },
  care: { file: 'care.ts', tells: 'what the care reading misses, and what alarms though it is harmless' },
  evidence: { file: 'evidence.ts', tells: 'whether only meals are recorded' },
  names: { file: 'names.ts', tells: 'whether the foods that people named are what is read' },
  food: { file: 'food.ts', tells: 'how well meals are understood: foods, grams, energy' },
  wordings: {
    file: 'wordings.ts',
    tells: 'ways of telling readings, steps, moods, periods and workouts that are understood',
  },
  answers: { file: 'answers.ts', tells: 'ways of asking and setting things that are understood' },
  rhythms: {
    file: 'rhythms.ts',
    tells: 'orders for reminders and medicines: set as told, asked about, missed or wrong',
  },
  labs: { file: 'labReports.ts', tells: 'made-up laboratory reports: values that are right, missing and invented' },
  model: {
    file: 'model.ts',
    tells: 'the models of AI_MODEL and AI_VISION_MODEL: alone, behind the reading, cost, latency; AI_READING by hands',
  },
  'model-answers': {
    file: 'modelAnswers.ts',
    tells: '5,000 random answers of a model, and what of them would be logged',
  },
  suggestions: {
    file: 'suggestions.ts',
    tells: 'ideas for random people: whether one breaks a diet, an allergy or the day',
  },
  trainer: { file: 'trainer.ts', tells: 'training plans of random people: whether one does what it must not' },
  server: { file: 'server.ts', tells: 'requests beside their own SQL, kept totals, memory, start' },
  blocked: { file: 'blocked.ts', tells: 'for how long one message of 2,000 characters keeps everybody else waiting' },
  start: { file: 'start.ts', tells: 'the first start and later ones: time, processor time, memory' },
  portal: { file: 'portal.ts', tells: 'what one person waits for while others have logged ten million entries' },
  dashboard: { file: 'dashboard.ts', tells: 'the dashboard with every kind of entry beside that with five' },
  admin: { file: 'adminStats.ts', tells: 'the figures of the admin with ten million entries' },
  person: { file: 'activePerson.ts', tells: 'rows, bytes, statements and time of a day of one active person' },
  partitions: { file: 'partitions.ts', tells: 'messages of the chat in one table beside a table for each month' },
  foods: { file: 'foodSearch.ts', tells: 'search in a million imported foods' },
  web: { file: 'web.ts', tells: 'what the public pages weigh, and how Lighthouse judges them' },
  pages: { file: 'portalPages.ts', tells: 'how Lighthouse judges the portal with three years of entries' },
  hostile: { file: 'hostile.ts', tells: '50 hostile imports and exports at once: memory, and how long others wait' },
  files: { file: 'files.ts', tells: 'files that were made to do harm: memory, and how long others wait' },
  payments: { file: 'payments.ts', tells: '1,000 payments by link, with processes that end between any two steps' },
  failover: {
    file: 'failover.ts',
    tells: "PostgreSQL's leader killed 20 times under writes: what is lost, doubled, and for how long none is taken",
  },
  updates: { file: 'updates.ts', tells: '500 updates of Telegram three times over, two servers, one killed' },
  broadcast: { file: 'broadcast.ts', tells: 'a broadcast to 10,000 people, the server killed in the middle' },
  reminders: { file: 'reminders.ts', tells: 'reminders of 1,000 people over changes of clocks and an outage' },
  kinds: { file: 'kinds.ts', tells: 'files and lines of each kind of entry' },
  faults: { file: 'faults.ts', tells: 'which of 60 plausible slips the tests notice' },
};

/** `npm run fit -- NAME`. Each writes what the server reads, to the same bytes each time. */
export const fits: Record<string, Program> = {
  care: { file: 'fitCare.ts', tells: 'the care reading; after a change of signs or rows' },
  wants: { file: 'fitWants.ts', tells: 'what messages want; after a change of the hands of bench/wants' },
  fixes: { file: 'fitFixes.ts', tells: 'the judge of corrections; after a change of their readers' },
  names: { file: 'fitNames.ts', tells: 'which words name a food; after a change of foods, words or hands' },
  needs: { file: 'names/fitNeeds.ts', tells: 'how sure a word has to name a food, with weights left out of `names`' },
  rules: { file: 'food/fitRules.ts', tells: 'what the rules of the meal search cost; after a change of rules' },
};
