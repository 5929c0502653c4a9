import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { PaymentMethod } from '@portal/contract';
import { Box, Panel } from '@portal/ui-kit';
import { takesFocus } from '../../../components/layout';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import { codeOf, takesAmounts } from '../amounts';
import { Amounts } from './Amounts';
import { BankApps } from './BankApps';
import { Bonuses } from './Bonuses';
import { checkout, column } from './Checkout.styles';
import { CodeCard } from './CodeCard';
import type { MethodCardProps } from './MethodCard';
import { Receive } from './Receive';
import { TransferInfo } from './TransferInfo';
import { Waiting } from './Waiting';

export interface CheckoutProps extends Omit<MethodCardProps, 'onUse' | 'method'> {
  method: PaymentMethod;
  /** Whether it takes the focus, from the button that moved the method here. */
  focused: boolean;
  /** VND that the player chose. */
  chosen: number | undefined;
  /** VND; null removes the amount from the code. */
  onChoose: (cash: number | null) => void;
  /** KP that the player owes. */
  debt: number;
  /** Replaces the code once it has been paid (PLAY-2). */
  success: ReactNode;
}

/** The ways to pay. The money may arrive and remove them while the link to a bank app or the button that enlarges the code has the focus. */
const Offer = ({ children }: { children: ReactNode }) => (
  <Box ref={useFocusPassedOn<HTMLDivElement>()} sx={{ display: 'contents' }}>
    {children}
  </Box>
);

/**
 * Amount → bank → code (PLAY-1): the method that receives the money, with everything that PAY-2..6 require of a method.
 * @throws Error in Vietnamese for data that fit no QR code or table (PAY-8)
 */
export const Checkout = (props: CheckoutProps) => {
  const { method, focused, chosen, onChoose, debt, success, onEnlarge } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) panel.current?.focus({ preventScroll: true });
  }, [focused]);
  // A tap takes effect at once; the code, which is slow to draw on a cheap phone, follows with the deferred amount. The parts that show
  // the code and the transfer's values are memoized, so that they are not rendered for the tap.
  const cash = useDeferredValue(chosen);
  const code = useMemo(() => codeOf(method, cash), [method, cash]);
  const paid = success !== null;
  return (
    <Panel
      ref={panel}
      {...(focused && { tabIndex: -1 })}
      aria-label={method.label}
      sx={{ p: { lg: 2 }, ...takesFocus }}
    >
      <Box sx={checkout}>
        <Box sx={column}>
          {takesAmounts(method) && (
            <>
              <Amounts method={method} cash={chosen} onChoose={onChoose} />
              <Receive method={method} cash={chosen} debt={debt} />
            </>
          )}
        </Box>
        <Box sx={{ ...column, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>
          {!paid && (
            <Offer>
              <BankApps method={method} cash={code.cash} />
              <CodeCard method={method} code={code} onEnlarge={onEnlarge} />
            </Offer>
          )}
          <Waiting shown={code.cash !== null} success={success} />
          <TransferInfo method={method} copiedField={props.copiedField} onCopy={props.onCopy} />
        </Box>
        <Bonuses method={method} cash={code.cash} onChoose={onChoose} onEnlarge={onEnlarge} />
      </Box>
    </Panel>
  );
};
