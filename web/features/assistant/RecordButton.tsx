import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { mostRecordingSeconds } from '../../../contract/assistant.ts';
import * as texts from '../../../texts/portal/assistant.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { MicrophoneIcon, StopIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './Composer.module.css';

/** Records a voice note from one press to the next, and sends it. */
export function RecordButton({ onRecord }: { onRecord: (recording: Blob) => void }) {
  const locale = usePageLocale();

  const recorder = useRef<MediaRecorder>(undefined);
  const [isRecording, setIsRecording] = useState(false);
  // Whoever leaves the page sends nothing.
  useEffect(() => () => recorder.current && discard(recorder.current), []);

  const begin = async () => {
    setIsRecording(true);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const recording = new MediaRecorder(stream, { audioBitsPerSecond: 32_000 });
      recorder.current = recording;
      const limit = setTimeout(() => recording.stop(), mostRecordingSeconds * 1_000);
      recording.ondataavailable = ({ data }) => onRecord(data);
      recording.onstop = () => {
        clearTimeout(limit);
        release(stream);
        setIsRecording(false);
      };
      recording.start();
    } catch {
      setIsRecording(false);
      showToast('danger', texts.noMicrophone(locale));
    }
  };

  return (
    <ActionIcon
      size={40}
      radius="xl"
      className={classes.send}
      data-recording={isRecording || undefined}
      aria-label={isRecording ? texts.stopAndSend(locale) : texts.record(locale)}
      aria-pressed={isRecording}
      onClick={() => (isRecording ? recorder.current?.stop() : begin())}
    >
      {isRecording ? <StopIcon /> : <MicrophoneIcon />}
    </ActionIcon>
  );
}

const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

function discard(recording: MediaRecorder): void {
  recording.ondataavailable = null;
  recording.onstop = null;
  release(recording.stream);
}
