import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notSent } from '../../../texts/trial/keeping.ts';
import { useDeliver } from '../../features/assistant/sendMessage.ts';
import { forgetKeptSentence, type KeptSentence } from '../../features/trial/keptSentence.ts';
import { links } from '../../lib/links.ts';
import { showToast } from '../../ui/toasts.ts';

/** Sends it with an id of its own: a reload before the answer comes says it no second time. */
export default function SendKept({ kept }: { kept: KeptSentence }) {
  const { mutateAsync: deliver } = useDeliver();
  const navigate = useNavigate();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { id, text, locale } = kept;
    deliver({ id, shown: text, content: { text }, timestamp: new Date().toISOString() }).then(
      ({ messages }) => {
        forgetKeptSentence();
        // What isn't logged is asked about in the chat.
        const isLogged = messages.some(({ buttons = [] }) => buttons.flat().some(({ action }) => isUndo(action)));
        if (!isLogged) navigate(links.assistant);
      },
      () => showToast('danger', notSent(locale)),
    );
  }, [kept, deliver, navigate]);
  return null;
}

const isUndo = (action: string) => action.startsWith('basics.undo:');
