/**
 * What gives access to others, to many or for long. Each asks for a recent proof of who uses the session, is told, and
 * ends with a change of password; what can't is named here with what stands in for it.
 */
interface Grant {
  /** The person is told in portal, chat and mail; of what admins do, the record tells the other admins. */
  told: 'notice' | 'notice at first use' | 'record';
  /** 'named': a way in of the person's own, which the notice of the new password says to look through; 'done': over at once. */
  atNewPassword: 'closed' | 'named' | 'done';
}

export const grants = {
  doctorPage: { told: 'notice', atNewPassword: 'closed' },
  passkey: { told: 'notice', atNewPassword: 'named' },
  secondFactor: { told: 'notice', atNewPassword: 'named' },
  signIn: { told: 'notice', atNewPassword: 'closed' },
  emailAddress: { told: 'notice', atNewPassword: 'named' },
  chat: { told: 'notice at first use', atNewPassword: 'named' },
  diaryApart: { told: 'notice', atNewPassword: 'done' },
  export: { told: 'notice', atNewPassword: 'done' },
  broadcast: { told: 'record', atNewPassword: 'done' },
  prices: { told: 'record', atNewPassword: 'done' },
  people: { told: 'record', atNewPassword: 'done' },
} as const satisfies Record<string, Grant>;

export type GrantName = keyof typeof grants;
