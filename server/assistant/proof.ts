import { requireRecentProof } from '../http/proof.ts';
import type { Effect, Turn } from './skill.ts';

/** For an act of the chat that gives access to others; on the web it takes what a route takes that does the same. */
export function requireProof({ channel, provenAt, handledAt }: Turn): void {
  if (channel === 'web') requireRecentProof({ provenAt: provenAt ?? null }, handledAt);
}

/** Undoing opens again what was closed. */
export function requireProofToReopen(effects: Effect[], turn: Turn): void {
  if (effects.some(({ table, change }) => table === 'doctorPages' && change === 'deleted')) requireProof(turn);
}
