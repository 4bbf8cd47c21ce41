import { Drawing, type IconProps } from './Drawing.tsx';

export const DashboardIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3.5" y="3.5" width="7" height="9" rx="2" />
    <rect x="13.5" y="3.5" width="7" height="5" rx="2" />
    <rect x="13.5" y="11.5" width="7" height="9" rx="2" />
    <rect x="3.5" y="15.5" width="7" height="5" rx="2" />
  </Drawing>
);
export const CloseIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Drawing>
);
export const SignOutIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M14 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7" />
    <path d="M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />
  </Drawing>
);
export const SendIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 19V5.5M6 11l6-6 6 6" />
  </Drawing>
);
export const RetryIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5" />
    <path d="M20 3.5v4.2h-4.2" />
  </Drawing>
);
export const DropIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 3.5c3.6 4 6 7 6 10.3a6 6 0 0 1-12 0C6 10.5 8.4 7.5 12 3.5Z" />
  </Drawing>
);
export const FlameIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 3c.6 3.2 4.9 5 4.9 10.2A4.9 4.9 0 0 1 12 18.3a4.9 4.9 0 0 1-4.9-5c0-2.1 1-3.5 2.1-4.7.2 1.5.8 2.4 1.7 2.9C10.6 8.3 10.8 5.5 12 3ZM8.5 21h7" />
  </Drawing>
);
export const BedIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 18.5v-12M21 18.5v-4a3 3 0 0 0-3-3h-7v4.5M3 16h18" />
    <circle cx="7" cy="12.3" r="1.9" />
  </Drawing>
);
export const ScaleIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3.5" y="4" width="17" height="16.5" rx="3.5" />
    <path d="M7.5 9.5a6.3 6.3 0 0 1 9 0l-2.3 2.6h-4.4L7.5 9.5ZM12 12V9.8" />
  </Drawing>
);
export const MealIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 12h16a8 8 0 0 1-5 7.4V20H9v-.6A8 8 0 0 1 4 12Z" />
    <path d="M9 8.5c-1-1.2 1-2 0-3.5M13 8.5c-1-1.2 1-2 0-3.5" />
  </Drawing>
);
export const WalkIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="13" cy="4.3" r="1.7" />
    <path d="m9 21 2.3-5.3L9.5 13l1-4.5 3 .5 1.5 2.5 2.5 1M10.5 8.5 7.5 10l-.8 3M12.5 15.5l2 1.5.8 4" />
  </Drawing>
);
export const StepsIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M8 3.5c2 0 3 2 3 4.5s-1 4-1 5.5H6.5C6.5 11 5 10 5 7.5S6 3.5 8 3.5ZM6.7 16h3.2a1.7 1.7 0 1 1-3.2 0Z" />
    <path d="M16 6.5c-2 0-3 2-3 4.5s1 4 1 5.5h3.5c0-2.5 1.5-3.5 1.5-6s-1-4-3-4ZM14.1 19h3.2a1.7 1.7 0 1 1-3.2 0Z" />
  </Drawing>
);
export const MoodIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.5 14.2c.9 1.3 2.1 2 3.5 2s2.6-.7 3.5-2M9 9.6v.8M15 9.6v.8" />
  </Drawing>
);
export const CycleIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M19.6 9.2A8 8 0 1 0 20 12M20 4.5v5h-5" />
    <path d="M12 9c-1.4 1.8-2.1 3-2.1 3.9a2.1 2.1 0 0 0 4.2 0c0-.9-.7-2.1-2.1-3.9Z" />
  </Drawing>
);
export const TimerIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="13.5" r="7.5" />
    <path d="M12 13.5V9M9.5 2.8h5M12 2.8V6" />
  </Drawing>
);
export const PulseIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 12.5h4l2-6 4 12 2.5-8 1.5 2h4" />
  </Drawing>
);
export const PillIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M9.5 20.5a4.2 4.2 0 0 1-6-6l11-11a4.2 4.2 0 0 1 6 6l-11 11ZM9 9l6 6" />
  </Drawing>
);
export const ChevronDownIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Drawing>
);
export const UndoIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4.5 9h9.5a5.5 5.5 0 0 1 0 11H9" />
    <path d="M8.5 5 4.5 9l4 4" />
  </Drawing>
);
export const ShieldIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 3.5 19 6v5.5c0 4.2-2.9 7.5-7 9-4.1-1.5-7-4.8-7-9V6l7-2.5Z" />
    <path d="m9 12 2.2 2.2L15 10.3" />
  </Drawing>
);
export const CalendarIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3.5" y="5" width="17" height="15.5" rx="3" />
    <path d="M3.5 10h17M8 3v4M16 3v4" />
  </Drawing>
);
export const CardIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2.2" />
    <path d="M3 10h18M6.5 14.8h4" />
  </Drawing>
);
export const PeopleIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="9" cy="8.2" r="3.6" />
    <path d="M2.8 19.5c.5-3.3 2.9-5 6.2-5s5.7 1.7 6.2 5M15.5 4.9a3.6 3.6 0 0 1 0 6.6M17.6 14.8c2 .6 3.3 2.2 3.7 4.7" />
  </Drawing>
);
export const TicketIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 6.5h16a.8.8 0 0 1 .8.8v2.6a2.2 2.2 0 0 0 0 4.2v2.6a.8.8 0 0 1-.8.8H4a.8.8 0 0 1-.8-.8v-2.6a2.2 2.2 0 0 0 0-4.2V7.3a.8.8 0 0 1 .8-.8ZM14 6.5v11" />
  </Drawing>
);
export const MegaphoneIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 10v4a1 1 0 0 0 1 1h2.5l9 4.2V4.8L7.5 9H5a1 1 0 0 0-1 1ZM7.5 15l1.3 4.6M19.5 9.8a3.2 3.2 0 0 1 0 4.4" />
  </Drawing>
);
export const GlobeIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M3.2 12h17.6M12 3.2c2.6 2.6 3.7 5.6 3.7 8.8s-1.1 6.2-3.7 8.8c-2.6-2.6-3.7-5.6-3.7-8.8S9.4 5.8 12 3.2Z" />
  </Drawing>
);
export const CopyIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="8.5" y="8.5" width="11.5" height="12" rx="2.5" />
    <path d="M15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6.5A2.5 2.5 0 0 0 4 6v7a2.5 2.5 0 0 0 2.5 2.5h2" />
  </Drawing>
);
export const GoogleIcon = (props: IconProps) => (
  <svg viewBox="0 0 24 24" width="1.15em" height="1.15em" aria-hidden="true" focusable="false" {...props}>
    <path
      fill="#4285f4"
      d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.1h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-7.9Z"
    />
    <path fill="#34a853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7a6.6 6.6 0 0 1-9.8-3.5H2.3v2.8A11 11 0 0 0 12 23Z" />
    <path fill="#fbbc05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.3a11 11 0 0 0 0 9.8l3.6-2.8Z" />
    <path fill="#ea4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.3 7.1l3.6 2.8A6.6 6.6 0 0 1 12 5.4Z" />
  </svg>
);
export const MailIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
  </Drawing>
);
export const PhoneIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5 4.5h3.2l1.5 4-2 1.5a12 12 0 0 0 6.3 6.3l1.5-2 4 1.5V19a1.8 1.8 0 0 1-2 1.8A16.3 16.3 0 0 1 3.2 6.5 1.8 1.8 0 0 1 5 4.5Z" />
  </Drawing>
);
export const BellIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6.5 10.5a5.5 5.5 0 0 1 11 0c0 4.5 1.5 5.5 2 6.5h-15c.5-1 2-2 2-6.5ZM10 20a2.1 2.1 0 0 0 4 0" />
  </Drawing>
);
export const CameraIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 8.5h3.2l1.6-2.5h6.4l1.6 2.5H20a.8.8 0 0 1 .8.8v9a.8.8 0 0 1-.8.8H4a.8.8 0 0 1-.8-.8v-9a.8.8 0 0 1 .8-.8Z" />
    <circle cx="12" cy="13.5" r="3.3" />
  </Drawing>
);
export const ChartIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 4.5V19a.8.8 0 0 0 .8.8H20" />
    <path d="m7.5 14.5 3.5-4 3 2.5 5-6" />
  </Drawing>
);
export const ReportIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6.5 3.5h7.5l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5Z" />
    <path d="M13.5 3.8V8.5h4.7M8.5 12.5h6.5M8.5 16h4" />
  </Drawing>
);
export const DumbbellIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M8.5 12h7M6.5 7v10M3.5 9.5v5M17.5 7v10M20.5 9.5v5" />
  </Drawing>
);
export const TubeIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M8 3.5h8M9.5 3.5v14a2.5 2.5 0 0 0 5 0v-14" />
    <path d="M9.5 11.5h5" />
  </Drawing>
);
export const AttachIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m19 11.5-7.3 7.3a4.4 4.4 0 0 1-6.2-6.2l7.6-7.6a2.9 2.9 0 0 1 4.1 4.1l-7.6 7.6a1.4 1.4 0 0 1-2-2l6.8-6.9" />
  </Drawing>
);
export const MicrophoneIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  </Drawing>
);
export const StopIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="7" y="7" width="10" height="10" rx="2" />
  </Drawing>
);
export const HelpIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.4 9.6a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.3 1-1.3 1.9M12 16.7v.1" />
  </Drawing>
);
export const BotIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="4" y="8" width="16" height="11" rx="3.5" />
    <path d="M12 8V4.5M9 13v1M15 13v1M2.2 12.5v3M21.8 12.5v3" />
  </Drawing>
);
export const LeafIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M19.5 4.5c.8 8-2.6 13-8.5 13-3.4 0-5.5-2.3-5.5-5.3 0-5 5-7.4 14-7.7ZM4 20.5c1.6-4 4.5-7 8.5-8.8" />
  </Drawing>
);
export const LockIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </Drawing>
);
export const KeyIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="8" cy="8.5" r="4" />
    <path d="m11 11.3 8.5 8.2M15.5 15.7l2.2-2.2M18 18l2-2" />
  </Drawing>
);
export const CloudIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M7.2 18.5a4.2 4.2 0 0 1-.4-8.4 5.6 5.6 0 0 1 10.8 1.3 3.6 3.6 0 0 1-.4 7.1Z" />
  </Drawing>
);
export const BoltIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M13 3 5.5 13.5h5L10.5 21 18.5 10h-5.3L13 3Z" />
  </Drawing>
);
export const PlusIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Drawing>
);
export const MoreIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth={2.8} />
  </Drawing>
);
export const MinusIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5.5 12h13" />
  </Drawing>
);
export const TrashIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4.5 7h15M9.5 7V4.8h5V7M6.5 7l.9 12.3h9.2L17.5 7M10.3 11v5M13.7 11v5" />
  </Drawing>
);
export const PencilIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m4.5 19.5.9-4L16 4.9a1.9 1.9 0 0 1 2.7 0l.4.4a1.9 1.9 0 0 1 0 2.7L8.5 18.6l-4 .9ZM14.3 6.6l3.1 3.1" />
  </Drawing>
);
export const SettingsIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 7.5h9M18.5 7.5H20M4 16.5h1.5M11 16.5h9" />
    <circle cx="15.7" cy="7.5" r="2.6" />
    <circle cx="8.2" cy="16.5" r="2.6" />
  </Drawing>
);
export const PersonIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="8.2" r="3.9" />
    <path d="M4.8 20c.7-3.6 3.5-5.5 7.2-5.5s6.5 1.9 7.2 5.5" />
  </Drawing>
);
export const LogIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="5" y="4.5" width="14" height="16" rx="2.5" />
    <path d="M9 4.5V3.2h6v1.3M9 10h6M9 13.5h6M9 17h3.5" />
  </Drawing>
);
export const ChevronLeftIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Drawing>
);
export const ChevronRightIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Drawing>
);
export const DownloadIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15" />
  </Drawing>
);
export const SparkIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M11 4.5 12.7 10l5.3 1.8-5.3 1.8L11 19l-1.7-5.4L4 11.8 9.3 10 11 4.5ZM18.5 3.5v4M16.5 5.5h4" />
  </Drawing>
);
