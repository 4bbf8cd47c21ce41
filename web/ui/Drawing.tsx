import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** A decorative drawing on a 24-unit grid; what it stands for is said by the text beside it. */
export function Drawing(props: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    />
  );
}
