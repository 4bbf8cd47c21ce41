/** Everything that a part of a message can want of the assistant, by the nouns and verbs that all of the product uses. */
export const acts = [
  ...(['log.food', 'log.repeat', 'log.water', 'log.activity', 'log.steps', 'log.workout', 'log.weight'] as const),
  ...(['log.sleep', 'log.reading', 'log.medicine', 'log.mood', 'log.symptom', 'log.period', 'log.fast'] as const),
  ...(['none.food', 'none.other'] as const),
  ...(['fix.amount', 'fix.food', 'fix.remove', 'fix.more', 'fix.without', 'fix.with', 'fix.share'] as const),
  ...(['fix.when', 'fix.figure', 'fix.undo', 'fix.redo'] as const),
  ...(['ask.own', 'ask.ate', 'ask.food', 'ask.target', 'ask.saved'] as const),
  ...(['set.target', 'set.profile', 'set.diet', 'set.setting'] as const),
  ...(['save.food', 'save.recipe', 'save.meal', 'save.meaning', 'forget.saved'] as const),
  ...(['remind.set', 'remind.change', 'remind.stop'] as const),
  ...(['want.idea', 'want.workout', 'want.advice', 'want.report'] as const),
  ...(['plan.ask', 'plan.buy', 'plan.stop', 'plan.mine', 'account.do', 'account.privacy'] as const),
  ...(['talk.hello', 'talk.thanks', 'talk.who', 'talk.can', 'talk.complain', 'talk.human', 'talk.chat'] as const),
  ...(['care.emergency', 'care.self', 'care.eating', 'care.medicine'] as const),
  ...(['answer.yes', 'answer.no', 'answer.value'] as const),
] as const;

export type Act = (typeof acts)[number];
