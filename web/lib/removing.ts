import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../ui/toasts.ts';
import { queryKeys } from './queryKeys.ts';

interface RemovingOptions<Entry> {
  /** The key below which the lists of this kind are. */
  lists: QueryKey;
  idOf: (entry: Entry) => string;
  remove: (entry: Entry) => Promise<unknown>;
  /** Puts the deleted entry back as it was. */
  restore: (entry: Entry) => Promise<unknown>;
  /** "250 ml of water" */
  nameOf: (entry: Entry) => string;
  failure: string;
}

/** Takes an entry out of its list at once, and offers to put it back. */
export function useRemoving<Entry>({ lists, idOf, remove, restore, nameOf, failure }: RemovingOptions<Entry>) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.logged });

  const undo = async (entry: Entry) => {
    try {
      await restore(entry);
      showToast('success', `${nameOf(entry)} is back.`);
    } catch (error) {
      showToast('danger', `${nameOf(entry)} could not be put back. ${sentenceOf(error)}`);
    }
    refresh();
  };

  return useMutation({
    mutationFn: remove,
    onMutate: async (entry) => {
      await queryClient.cancelQueries({ queryKey: lists });
      queryClient.setQueriesData<Entry[]>({ queryKey: lists }, (known) =>
        known?.filter((other) => idOf(other) !== idOf(entry)),
      );
    },
    onSuccess: (_, entry) => showToast('info', `${nameOf(entry)} deleted.`, { label: 'Undo', run: () => undo(entry) }),
    onError: (error) => showToast('danger', `${failure}. ${sentenceOf(error)}`),
    onSettled: refresh,
  });
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : '');
