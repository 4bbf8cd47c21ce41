import { Hono } from 'hono';
import type { EntryKind } from '../contract/entries/entryKinds.ts';
import { createAssistant } from './assistant/conversation.ts';
import type { Opening } from './assistant/incoming.ts';
import type { Skill } from './assistant/skill.ts';
import { createTelegramChannel, type TelegramChannel } from './channels/telegram.ts';
import { createTelegramUpdates, type TelegramUpdates } from './channels/telegramUpdates.ts';
import { telegramWebhook } from './channels/telegramWebhook.ts';
import { webChannel } from './channels/web.ts';
import type { AppContext } from './context.ts';
import { accountJoinJobs } from './features/accountJoins/jobs.ts';
import { accountJoinRoutes } from './features/accountJoins/routes.ts';
import { findSettings } from './features/accounts/data.ts';
import { accountJobs } from './features/accounts/jobs.ts';
import { accountRoutes, createAuthenticate } from './features/accounts/routes.ts';
import { activitySkill } from './features/activity/assistant.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { statsJobs } from './features/admin/stats/jobs.ts';
import { answersSkill } from './features/answers/assistant.ts';
import { careGate, careSkill, settleBody } from './features/care/assistant.ts';
import { readCare } from './features/care/reading.ts';
import { careRoutes } from './features/care/routes.ts';
import { cycleSkill } from './features/cycle/assistant.ts';
import { cycleRoutes } from './features/cycle/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { dayCardSkill } from './features/dayCards/assistant.ts';
import { diaryRoutes } from './features/diary/routes.ts';
import { doctorPageSkill } from './features/doctorPages/assistant.ts';
import { doctorPageRoutes, serveDoctorPages } from './features/doctorPages/routes.ts';
import { emailVerificationJobs } from './features/emailVerification/jobs.ts';
import { emailVerificationRoutes } from './features/emailVerification/routes.ts';
import { fastSkill } from './features/fasts/assistant.ts';
import { fastRoutes } from './features/fasts/routes.ts';
import { foodSkill } from './features/food/assistant.ts';
import { oneMeal } from './features/food/chat/oneMeal.ts';
import { nutrientRoutes } from './features/food/nutrients/routes.ts';
import { answerLabel, lookAtPack, lookUpTypedCode } from './features/food/packages/look.ts';
import { potJobs } from './features/food/pots/jobs.ts';
import { foodRoutes } from './features/food/routes.ts';
import { createGuideSkill } from './features/guide/assistant.ts';
import { answerReport, healthReportSkill, lookAtReport } from './features/healthReports/assistant.ts';
import { healthReportRoutes } from './features/healthReports/routes.ts';
import { medicineSkill } from './features/medicines/assistant.ts';
import { intakeRoutes, medicineRoutes } from './features/medicines/routes.ts';
import { modelSkill } from './features/models/assistant.ts';
import { createListen } from './features/models/help/listen.ts';
import { createReadAlong } from './features/models/help/readAlong.ts';
import { lookAtMeal } from './features/models/help/readPhoto.ts';
import { createLookAtTable } from './features/models/help/readTable.ts';
import { createHelp } from './features/models/help/seekHelp.ts';
import { modelJobs } from './features/models/jobs.ts';
import { modelRoutes } from './features/models/routes.ts';
import { moodSkill } from './features/moods/assistant.ts';
import { moodRoutes } from './features/moods/routes.ts';
import { newsletterJobs } from './features/newsletter/jobs.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { notificationSkill } from './features/notifications/assistant.ts';
import { notificationJobs } from './features/notifications/jobs.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { nutritionSkill } from './features/nutrition/assistant.ts';
import { asMeant } from './features/nutrition/reading.ts';
import { recipeRoutes } from './features/nutrition/recipes/routes.ts';
import { nutritionRoutes } from './features/nutrition/routes.ts';
import { moneyAnswers, orderSkill } from './features/orders/assistant.ts';
import { orderJobs } from './features/orders/jobs.ts';
import { paymentPages } from './features/orders/links/routes.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { originalToKeep } from './features/originals/data.ts';
import { originalJobs } from './features/originals/jobs.ts';
import { originalRoutes } from './features/originals/routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { passwordResetJobs } from './features/passwordResets/jobs.ts';
import { passwordResetRoutes } from './features/passwordResets/routes.ts';
import { phraseRoutes } from './features/phrases/routes.ts';
import { planRoutes } from './features/plans/routes.ts';
import { portabilitySkill } from './features/portability/assistant.ts';
import { portabilityJobs } from './features/portability/jobs.ts';
import { portabilityRoutes } from './features/portability/routes.ts';
import { profileSkill } from './features/profile/assistant.ts';
import { onboardingSkill } from './features/profile/onboarding/assistant.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { pushJobs } from './features/push/jobs.ts';
import { pushRoutes } from './features/push/routes.ts';
import { readingSkill } from './features/readings/assistant.ts';
import { readingRoutes } from './features/readings/routes.ts';
import { reminderSkill } from './features/reminders/assistant.ts';
import { reminderJobs } from './features/reminders/jobs.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { reportSkill } from './features/reports/assistant.ts';
import { drawReport } from './features/reports/document/reportFile.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { reviewSkill } from './features/reviews/assistant.ts';
import { reviewJobs } from './features/reviews/jobs.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { secondFactorRoutes } from './features/secondFactors/routes.ts';
import { sleepSkill } from './features/sleep/assistant.ts';
import { sleepRoutes } from './features/sleep/routes.ts';
import { stepRoutes } from './features/steps/routes.ts';
import { subscriptionSkill } from './features/subscriptions/assistant.ts';
import { subscriptionJobs } from './features/subscriptions/jobs.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { supportSkill } from './features/support/assistant.ts';
import { supportRoutes } from './features/support/routes.ts';
import { telegramRoutes } from './features/telegram/routes.ts';
import { trendRoutes } from './features/trends/routes.ts';
import { waterSkill } from './features/water/assistant.ts';
import { waterRoutes } from './features/water/routes.ts';
import { weightSkill } from './features/weight/assistant.ts';
import { weightRoutes } from './features/weight/routes.ts';
import { workoutSkill } from './features/workouts/assistant.ts';
import { workoutRoutes } from './features/workouts/routes.ts';
import { trainingSkill } from './features/workouts/training/assistant.ts';
import { trainingRoutes } from './features/workouts/training/routes.ts';
import { createBudget } from './http/costBudget.ts';
import { serveDocs } from './http/docs.ts';
import type { EntryLists } from './http/entryRoutes.ts';
import type { Kit } from './http/mount.ts';
import { serveOperations } from './http/operations.ts';
import { chargePage } from './http/pageBudget.ts';
import { createPages } from './http/pages.ts';
import { HttpProblem } from './http/problem.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createApi } from './http/server.ts';
import { leaveUnread } from './http/unreadBodies.ts';
import { serveWebsite } from './http/website.ts';
import { databaseJobs } from './jobs/database.ts';
import type { Job } from './jobs/queue.ts';

/** The server's part of each kind of entry, in the order in which they take their parts of a message; food takes what is left. */
const entryParts = {
  // The skills of these two stand above reminders.
  medicine: { routes: intakeRoutes, skill: undefined },
  cycle: { routes: cycleRoutes, skill: undefined },
  reading: { routes: readingRoutes, skill: readingSkill },
  mood: { routes: moodRoutes, skill: moodSkill },
  fast: { routes: fastRoutes, skill: fastSkill },
  weight: { routes: weightRoutes, skill: weightSkill },
  sleep: { routes: sleepRoutes, skill: sleepSkill },
  // The chat tells steps as a walk, so that its energy counts too.
  step: { routes: stepRoutes, skill: undefined },
  activity: { routes: activityRoutes, skill: activitySkill },
  water: { routes: waterRoutes, skill: waterSkill },
  food: { routes: foodRoutes, skill: foodSkill },
} satisfies Record<EntryKind, { routes(kit: Kit): unknown; skill: Skill | undefined }>;

/** Their own questions are asked before those about the figures of the diary. */
const askedFirst: Skill[] = [trainingSkill, moodSkill, fastSkill, workoutSkill];

export const skills = [
  careSkill,
  portabilitySkill,
  // Its questions are answered before anything else is made of the words.
  onboardingSkill,
  nutritionSkill,
  supportSkill,
  modelSkill,
  doctorPageSkill,
  // Before reminders: a reminder of a medicine belongs to the medicine, one of a period to the cycle.
  medicineSkill,
  cycleSkill,
  reminderSkill,
  dayCardSkill,
  // Before the answers, which tell the same week in figures.
  reviewSkill,
  reportSkill,
  // Before the answers of the diary, which know readings by the same names.
  healthReportSkill,
  ...askedFirst,
  subscriptionSkill,
  answersSkill,
  createGuideSkill(moneyAnswers),
  orderSkill,
  profileSkill,
  notificationSkill,
  ...Object.values(entryParts).flatMap(({ skill }) => (skill && !askedFirst.includes(skill) ? skill : [])),
];

/** Of a page for payers or doctors, where reading one thing is 1. */
const costOfPage = 20;

export interface App {
  http: Hono;
  jobs: Job[];
  /** The bot, where a token is set. */
  telegram: TelegramChannel | undefined;
  /** What the webhook takes; undefined where the bot polls. */
  telegramUpdates: TelegramUpdates | undefined;
}

/** The server's table of contents: every feature's routes, jobs and skills. */
export function createApp(context: AppContext): App {
  const { config, db, telegramApi } = context;
  const seekHelp = createHelp(context, (text) => readCare(text) !== undefined);
  const opening: Opening = {
    listen: createListen(context),
    looks: [lookAtPack, lookAtReport, createLookAtTable([answerLabel, answerReport]), lookAtMeal],
    lookUp: lookUpTypedCode,
    toKeep: (owner, document) => originalToKeep(db, owner, document),
  };
  const assistant = createAssistant(context, {
    ...{ skills, gate: careGate, mend: asMeant, settle: settleBody },
    ...{ oneMeal, seekHelp, opening, readAlong: createReadAlong(context) },
  });
  const api = createApi(context);
  const settingsOf = (userId: string) => findSettings(db, userId);
  const kit: Kit = {
    api,
    context,
    budget: createBudget(config.costPerMinute),
    authenticate: createAuthenticate(context),
    settingsOf,
  };
  accountRoutes(kit);
  passwordResetRoutes(kit);
  emailVerificationRoutes(kit);
  secondFactorRoutes(kit);
  passkeyRoutes(kit);
  planRoutes(kit);
  orderRoutes(kit);
  subscriptionRoutes(kit);
  profileRoutes(kit);
  nutritionRoutes(kit);
  recipeRoutes(kit);
  phraseRoutes(kit);
  const lists = Object.fromEntries(
    Object.entries(entryParts).map(([kind, { routes }]) => [kind, routes(kit)]),
  ) as unknown as EntryLists;
  workoutRoutes(kit);
  trainingRoutes(kit);
  nutrientRoutes(kit);
  diaryRoutes(kit, lists);
  dashboardRoutes(kit);
  trendRoutes(kit);
  reportRoutes(kit);
  reviewRoutes(kit);
  doctorPageRoutes(kit);
  newsletterRoutes(kit);
  notificationRoutes(kit);
  pushRoutes(kit);
  reminderRoutes(kit);
  medicineRoutes(kit);
  healthReportRoutes(kit);
  telegramRoutes(kit);
  accountJoinRoutes(kit);
  portabilityRoutes(kit);
  supportRoutes(kit);
  careRoutes(kit);
  modelRoutes(kit);
  originalRoutes(kit);
  adminRoutes(kit);
  webChannel(kit, assistant);
  serveDocs(api);

  const http = new Hono();
  http.use(leaveUnread);
  const telegram = telegramApi && createTelegramChannel(context, assistant, telegramApi);
  const pages = createPages(config);
  http.use(securityHeaders(config, pages));
  serveOperations(http, context);
  http.route('/api/v1', api);
  http.all('/api/*', () => new HttpProblem(404, 'not_found', 'There is no such address in the API.').toResponse());
  for (const path of ['/pay/*', '/doctor/*']) http.use(path, chargePage(kit.budget, costOfPage));
  paymentPages(http, context);
  const telegramUpdates =
    telegram && config.telegram?.webhookSecret ? createTelegramUpdates(context, telegram) : undefined;
  if (telegramUpdates) telegramWebhook(http, context, telegramUpdates);
  serveDoctorPages(http, context);
  serveWebsite(http, config, pages);

  return {
    http,
    jobs: [
      ...databaseJobs(context),
      ...accountJobs(context),
      ...accountJoinJobs(context),
      ...passwordResetJobs(context),
      ...emailVerificationJobs(context),
      ...portabilityJobs(context),
      ...originalJobs(context),
      ...orderJobs(context),
      ...subscriptionJobs(context),
      ...pushJobs(context),
      ...notificationJobs(context, (owner, month) => drawReport(context, owner, month)),
      ...modelJobs(context),
      ...reviewJobs(context),
      ...potJobs(context),
      ...reminderJobs(context),
      ...newsletterJobs(context),
      ...statsJobs(context),
    ],
    telegram,
    telegramUpdates,
  };
}
