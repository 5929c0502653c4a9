import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Button, Notice } from '@portal/ui-kit';
import type { IntentionState } from '../../shared/intentionState';
import { useTexts } from '../../i18n/useTexts';
import { intentionTexts } from './texts';

/** What one kind of intention is called; each is a sentence of its own. */
export interface IntentionWords {
  checking: ReactNode;
  succeeded: ReactNode;
  /** Under the success. */
  afterwards?: ReactNode;
  refused: ReactNode;
  unsent: ReactNode;
  elsewhere: ReactNode;
  unconfirmed: ReactNode;
  unreachable: ReactNode;
}

export interface IntentionNoticeProps {
  state: IntentionState<unknown>;
  words: IntentionWords;
  onRetry: () => void;
  onGiveUp: () => void;
  onRecheck: () => void;
}

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** What became of a recharge or a migration: success, error, or not yet known with the ways on (GAME-5, GAME-6, GAME-8, MIG-4). */
export const IntentionNotice = ({ state, words, onRetry, onGiveUp, onRecheck }: IntentionNoticeProps) => {
  const t = useTexts(intentionTexts);
  switch (state.phase) {
    case 'checking':
      return (
        <Notice severity="info" live="polite" title={t('intention.checking')}>
          {words.checking}
        </Notice>
      );
    case 'succeeded':
      return (
        <Notice severity="success" title={words.succeeded}>
          {state.message !== undefined && <p>{state.message}</p>}
          {words.afterwards}
        </Notice>
      );
    case 'refused': {
      const said = [state.message, ...Object.values(state.errors ?? {}).flat()];
      return (
        <Notice severity="error" title={words.refused}>
          {[...new Set(said)].filter(Boolean).join('\n')}
        </Notice>
      );
    }
    case 'unsent':
      return (
        <Notice severity="error" title={words.unsent}>
          {state.message}
        </Notice>
      );
    case 'elsewhere':
      return (
        <Notice severity="warning" live="assertive">
          {words.elsewhere}
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice severity="warning" live="assertive">
          {words.unconfirmed}
          <Actions>
            <Button variant="secondary" onClick={onRetry}>
              {t('intention.retry')}
            </Button>
            <Button variant="quiet" onClick={onGiveUp}>
              {t('intention.giveUp')}
            </Button>
          </Actions>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice severity="warning" live="assertive">
          {words.unreachable}
          <Actions>
            <Button variant="secondary" onClick={onRecheck}>
              {t('intention.recheck')}
            </Button>
          </Actions>
        </Notice>
      );
    case 'idle':
    case 'submitting':
      return null;
  }
};
