import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChatMessage, pressChatButton, sendChatMessage } from '../../../contract/assistant.ts';
import { mostReportBytes } from '../../../contract/healthReports.ts';
import * as texts from '../../../texts/portal/assistant.ts';
import { call } from '../../lib/api.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { markFailed, type Outgoing, put, take } from './outbox.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

async function deliver({ id, content }: Outgoing) {
  if ('action' in content) return call(pressChatButton, { body: { ...content, id } });
  if ('text' in content) return call(sendChatMessage, { body: { ...content, id } });
  if ('photo' in content)
    return call(sendChatMessage, { body: { photo: await toDataUrl(await shrinkPhoto(content.photo)), id } });
  if ('audio' in content) return call(sendChatMessage, { body: { audio: await toDataUrl(content.audio), id } });
  if (content.file.size > mostReportBytes) throw new Error(texts.tooLarge(readPageLocale()));
  return call(sendChatMessage, { body: { file: await toDataUrl(content.file), id } });
}

function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(texts.unreadable(readPageLocale())));
    reader.readAsDataURL(file);
  });
}

/** What is on its way or failed; kept outside the page, so that leaving it loses nothing. */
export function useOutbox() {
  return useQuery<Outgoing[]>({
    queryKey: queryKeys.outbox,
    queryFn: () => [],
    initialData: [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Says something or presses a button; also retries what failed. */
export function useDeliver() {
  const queryClient = useQueryClient();
  const changeOutbox = (change: (outbox: Outgoing[]) => Outgoing[]) =>
    queryClient.setQueryData<Outgoing[]>(queryKeys.outbox, (outbox = []) => change(outbox));

  return useMutation({
    mutationFn: deliver,
    onMutate: ({ failure: _earlier, ...item }) => changeOutbox((outbox) => put(outbox, item)),
    onError: (error, { id }) => changeOutbox((outbox) => markFailed(outbox, id, reasonOf(error))),
    onSuccess: async ({ messages }, { id }) => {
      // A list that was asked for before the answer came would come without it, and put it out of sight.
      const isListing = queryClient.isFetching({ queryKey: queryKeys.chat }) > 0;
      await queryClient.cancelQueries({ queryKey: queryKeys.chat });
      queryClient.setQueryData<InfiniteData<ChatMessage[]>>(queryKeys.chat, (known) => {
        const [newest = [], ...older] = known?.pages ?? [];
        return known && { ...known, pages: [[...newest, ...messages], ...older] };
      });
      changeOutbox((outbox) => take(outbox, id));
      if (isListing) void queryClient.invalidateQueries({ queryKey: queryKeys.chat });
      return queryClient.invalidateQueries({ queryKey: queryKeys.logged });
    },
  });
}

export const newMessage = (text: string): Outgoing => ({ ...envelope(), shown: text, content: { text } });

export const newFile = (file: File): Outgoing => ({ ...envelope(), shown: file.name, content: { file } });

export const newPhoto = (photo: File): Outgoing => ({
  ...envelope(),
  shown: texts.photo(readPageLocale()),
  content: { photo },
});

export const newRecording = (audio: Blob): Outgoing => ({
  ...envelope(),
  shown: texts.voiceNote(readPageLocale()),
  content: { audio },
});

export const newPress = ({ label, action }: { label: string; action: string }): Outgoing => ({
  ...envelope(),
  shown: label,
  content: { action },
});

const envelope = () => ({ id: crypto.randomUUID(), timestamp: new Date().toISOString() });
