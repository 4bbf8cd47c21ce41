import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAvatar, uploadAvatar } from '../../../contract/accounts/profile.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { updateSession } from '../../lib/session.ts';

/** Sets the picture to a data URL of a JPEG or PNG. */
export function useUploadAvatar(userId: string) {
  const show = useShowAvatar();
  return useMutation({
    mutationFn: ({ dataUrl, contentType }: { dataUrl: string; contentType: string }) =>
      call(uploadAvatar, {
        body: {
          userId,
          fileName: `${crypto.randomUUID()}.${contentType === 'image/png' ? 'png' : 'jpeg'}`,
          contentType,
          fileData: dataUrl.slice(dataUrl.indexOf(',') + 1),
        },
      }),
    onSuccess: ({ avatarUrl }) => show(avatarUrl),
  });
}

export function useDeleteAvatar(userId: string) {
  const show = useShowAvatar();
  return useMutation({
    mutationFn: () => call(deleteAvatar, { params: { userId } }),
    onSuccess: () => show(''),
  });
}

function useShowAvatar() {
  const queryClient = useQueryClient();
  return (avatarUrl: string) => {
    updateSession({ avatarUrl });
    return queryClient.invalidateQueries({ queryKey: queryKeys.profile });
  };
}
