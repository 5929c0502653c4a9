import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { Button, Notice } from '@portal/ui-kit';
import { useFocusPassedOn } from '../hooks/useFocusPassedOn';
import { isAlertPhase, type OperationState } from './operationState';
import { refusalText } from './refusalText';
import './texts';

/** The texts of one kind of operation; each is a full sentence. */
interface OperationMessages {
  checking: ReactNode;
  succeeded: ReactNode;
  /** Shown below the success message. */
  afterwards?: ReactNode;
  refused: ReactNode;
  unsent: ReactNode;
  elsewhere: ReactNode;
  unconfirmed: ReactNode;
  unreachable: ReactNode;
}

export interface OperationNoticeProps {
  state: OperationState<unknown>;
  messages: OperationMessages;
  onRetry: () => void;
  onDismiss: () => void;
  onRecheck: () => void;
}

const ActionRow = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** Each press of its buttons removes them. */
const Actions = ({ children }: { children: ReactNode }) => (
  <ActionRow ref={useFocusPassedOn<HTMLDivElement>()}>{children}</ActionRow>
);

/**
 * The outcome of a recharge or a migration: success, refusal, or unknown with what the player can do (GAME-5, GAME-6, GAME-8, MIG-4). Its
 * place is an OutcomeRegion inside an element with `tabindex="-1"`, which receives the focus of removed buttons.
 */
export const OperationNotice = ({ state, messages, onRetry, onDismiss, onRecheck }: OperationNoticeProps) => {
  const { t } = useTranslation();
  const live = isAlertPhase(state.phase) ? 'assertive' : 'off';
  switch (state.phase) {
    case 'checking':
      return (
        <Notice severity="info" live={live} title={t('operation.checking')}>
          {messages.checking}
        </Notice>
      );
    case 'succeeded':
      return (
        <Notice severity="success" live={live} title={messages.succeeded}>
          {state.message !== undefined && <p>{state.message}</p>}
          {messages.afterwards}
        </Notice>
      );
    case 'refused':
      return (
        <Notice severity="error" live={live} title={messages.refused}>
          {refusalText(state)}
        </Notice>
      );
    case 'unsent':
      return (
        <Notice severity="error" live={live} title={messages.unsent}>
          {state.message}
        </Notice>
      );
    case 'elsewhere':
      return (
        <Notice severity="warning" live={live}>
          {messages.elsewhere}
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice severity="warning" live={live}>
          {messages.unconfirmed}
          {state.message !== undefined && <p>{state.message}</p>}
          <Actions>
            <Button variant="secondary" onClick={onRetry}>
              {t('operation.retry')}
            </Button>
            <Button variant="quiet" onClick={onDismiss}>
              {t('operation.dismiss')}
            </Button>
          </Actions>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice severity="warning" live={live}>
          {messages.unreachable}
          <Actions>
            <Button variant="secondary" onClick={onRecheck}>
              {t('operation.recheck')}
            </Button>
          </Actions>
        </Notice>
      );
    case 'idle':
    case 'submitting':
      return null;
  }
};
