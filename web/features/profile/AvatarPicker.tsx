import { Button } from '@mantine/core';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import * as texts from '../../../texts/portal/account/profile.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './AvatarPicker.module.css';
import { useDeleteAvatar, useUploadAvatar } from './changeAvatar.ts';

const mostBytes = 5_242_880;
const types = ['image/jpeg', 'image/png'];
const doneMs = 3_000;

interface AvatarPickerProps {
  userId: string;
  name: string;
  avatarUrl: string;
}

/** Choose a picture, see it as it will be, confirm. */
export function AvatarPicker({ userId, name, avatarUrl }: AvatarPickerProps) {
  const locale = usePageLocale();
  const [chosen, setChosen] = useState<{ dataUrl: string; contentType: string }>();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [isDone, setIsDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const upload = useUploadAvatar(userId);
  const remove = useDeleteAvatar(userId);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), doneMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    upload.reset();
    setRefusal(null);
    setChosen(undefined);
    if (!file) return;
    if (!types.includes(file.type)) return setRefusal(new Error(texts.pictureKind(locale)));
    if (file.size > mostBytes) return setRefusal(new Error(texts.pictureTooLarge(locale)));
    setChosen({ dataUrl: await readDataUrl(file), contentType: file.type });
  };
  const finish = () => {
    setChosen(undefined);
    if (field.current) field.current.value = '';
  };

  return (
    <div className={classes.picker}>
      <span className={classes.preview}>
        <Avatar name={name} imageUrl={chosen?.dataUrl ?? avatarUrl} />
      </span>
      <div className={classes.side}>
        <label htmlFor={fieldId} className={classes.label}>
          {texts.picture(locale)}
        </label>
        <p className={classes.hint} id={`${fieldId} hint`}>
          {texts.pictureHint(locale)}
        </p>
        <input
          ref={field}
          id={fieldId}
          type="file"
          accept=".jpeg,.jpg,.png,image/jpeg,image/png"
          className={`visually-hidden ${classes.field}`}
          aria-describedby={`${fieldId} hint`}
          disabled={upload.isPending}
          onChange={choose}
        />
        <div className={classes.buttons}>
          {chosen ? (
            <>
              <Button
                disabled={upload.isPending}
                onClick={() =>
                  upload.mutate(chosen, {
                    onSuccess: () => {
                      finish();
                      setIsDone(true);
                    },
                  })
                }
              >
                {upload.isPending ? texts.uploading(locale) : texts.confirmUpload(locale)}
              </Button>
              <Button variant="default" disabled={upload.isPending} onClick={finish}>
                {controls.cancel(locale)}
              </Button>
            </>
          ) : (
            <>
              <Button variant="default" leftSection={<CameraIcon />} onClick={() => field.current?.click()}>
                {texts.choosePicture(locale)}
              </Button>
              {avatarUrl && (
                <Button variant="subtle" color="gray" disabled={remove.isPending} onClick={() => remove.mutate()}>
                  {controls.remove(locale)}
                </Button>
              )}
            </>
          )}
          <span role="status" className={classes.done}>
            {isDone && (
              <>
                <CheckIcon /> {texts.pictureUpdated(locale)}
              </>
            )}
          </span>
        </div>
        <Failure text={texts.pictureNotUploaded(locale)} error={refusal ?? upload.error} />
        <Failure text={texts.pictureNotRemoved(locale)} error={remove.error} />
      </div>
    </div>
  );
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
