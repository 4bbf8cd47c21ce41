import { Drawing, type IconProps } from './Drawing.tsx';

// What the plain pages draw. Their script carries this file whole, so that other icons stand in icons.tsx.
export const ChatIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M20.5 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.6A8 8 0 1 1 20.5 11.5Z" />
    <path d="M9 10h7M9 13.5h4.5" />
  </Drawing>
);
export const MenuIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Drawing>
);
export const SunIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.8v1.9M12 19.3v1.9M2.8 12h1.9M19.3 12h1.9M5.5 5.5l1.3 1.3M17.2 17.2l1.3 1.3M18.5 5.5l-1.3 1.3M6.8 17.2l-1.3 1.3" />
  </Drawing>
);
export const MoonIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />
  </Drawing>
);
export const DeviceIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3" y="4.5" width="18" height="12" rx="2" />
    <path d="M9 20h6M12 16.5V20" />
  </Drawing>
);
export const CheckIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5 12.5 4.6 4.5L19 7.5" />
  </Drawing>
);
export const AlertIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.2M12 16.2v.1" />
  </Drawing>
);
export const CartIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 4.5h2.3l2.2 10.3h9.6l2-7.3H6.6" />
    <circle cx="9.2" cy="19" r="1.3" />
    <circle cx="16.6" cy="19" r="1.3" />
  </Drawing>
);
export const PinIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M12 21c4.2-4.4 6.5-7.7 6.5-11a6.5 6.5 0 0 0-13 0c0 3.3 2.3 6.6 6.5 11Z" />
    <circle cx="12" cy="10" r="2.3" />
  </Drawing>
);
export const ArrowIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Drawing>
);
