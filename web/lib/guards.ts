import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import type { Role } from '../../contract/accounts/accounts.ts';
import { forgetAnswers } from './kept.ts';
import { homeOf, signInLink } from './links.ts';
import { readSession, type Session, useSession, wasEndedByServer } from './session.ts';

/** For a route's clientLoader: nobody gets in unsigned, and which page they wanted is remembered. */
export function requireSession(request: Request): Session {
  const session = readSession();
  if (session) return session;
  // What a tab left that was killed while it signed out.
  void forgetAnswers();
  const { pathname, search } = new URL(request.url);
  throw redirect(signInLink({ from: pathname + search }));
}

/** The same, for pages of some roles; the others are sent to where they are at home. */
export function requireRole(request: Request, ...roles: Role[]): Session {
  const session = requireSession(request);
  if (!roles.includes(session.role)) throw redirect(homeOf(session));
  return session;
}

/** The session of the pages behind a guard; once it ends they keep nothing of it and lead to the sign-in page. */
export function useGuardedSession(): Session | null {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session) return;
    queryClient.clear();
    const ended = wasEndedByServer();
    const from = ended ? location.pathname + location.search : undefined;
    navigate(signInLink({ from, ended }), { replace: true });
  }, [session, location, navigate, queryClient]);
  return session;
}
