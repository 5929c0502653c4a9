import { Landmark } from 'lucide-react';
import { forwardRef, type ReactNode, type SVGAttributes } from 'react';

export interface MethodIconProps extends SVGAttributes<SVGSVGElement> {
  /** The name of the payment method in the contract. Any name other than the four known ones gets a neutral icon. */
  name: string;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
}

/** Simple marks in the colours of each brand, drawn for this kit. They are not the brands' own artwork. */
const marks: Record<string, ReactNode> = {
  momo: (
    <>
      <rect width="32" height="32" rx="8" fill="#A50064" />
      <path
        d="M7 23v-8a3.5 3.5 0 0 1 7 0v8m0-8a3.5 3.5 0 0 1 7 0v8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="24" cy="20.4" r="2.6" fill="none" stroke="#fff" strokeWidth="2" />
    </>
  ),
  viettelpay: (
    <>
      <rect width="32" height="32" rx="8" fill="#D8002F" />
      <path
        d="M7 9l6.4 14L20 9"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M20 16h6m-2.4-3L26 16l-2.4 3"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  techcombank: (
    <>
      <rect width="32" height="32" rx="8" fill="#fff" />
      <path
        d="M5 16l5.8-5.8L16.6 16l-5.8 5.8zM15.4 16l5.8-5.8L27 16l-5.8 5.8z"
        fill="none"
        stroke="#E1001A"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),
  vietcombank: (
    <>
      <rect width="32" height="32" rx="8" fill="#00643C" />
      <path
        d="M6 10l7 12 3.2-5.4L20 22l6-12"
        fill="none"
        stroke="#9BD23C"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

/** The icon of a payment method (PAY-2). Decorative: the label is shown beside it. */
export const MethodIcon = forwardRef<SVGSVGElement, MethodIconProps>(({ name, size = 32, ...rest }, ref) => {
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
  return mark === undefined ? (
    <Landmark ref={ref} size={size} strokeWidth={1.75} data-neutral aria-hidden {...rest} />
  ) : (
    <svg ref={ref} width={size} height={size} viewBox="0 0 32 32" data-brand={name} aria-hidden {...rest}>
      {mark}
    </svg>
  );
});
MethodIcon.displayName = 'MethodIcon';
