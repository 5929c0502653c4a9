import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { maskedEmail, maskedPhone, type CodeAction } from '@portal/contract';
import { CountdownButton, Notice } from '@portal/ui-kit';
import { CodeField } from '@portal/ui-kit/forms';
import { useSendSecurityCodeMutation } from '../api/endpoints/security';
import { asPortalError } from '../api/portalError';
import { securityCodeCacheKey } from '../api/securityCodeCacheKey';
import { StatusNotice } from '../components/StatusRegion';
import { useSnapshotTime } from '../replay/mirror/replaySnapshot';
import './texts';
import { useDroppedWhenHidden } from './useDroppedWhenHidden';

export interface SecurityCodeFieldProps {
  /** The payload's field. */
  name: 'securityCode' | 'otpNumber';
  purpose: CodeAction;
  /** The channel by which the host sends the code. */
  channel: 'email' | 'sms';
  /** The player's address or number on that channel. */
  target: string | null;
  /** Whether the button, or the field while the button waits, receives the focus at first. */
  autoFocus?: boolean;
}

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  '& button': { minHeight: 56, paddingInline: 12 },
});

/**
 * The field of a step-up code, and the button that has the host send one (SEC-4). The button waits as long as the host says,
 * even if the modal was closed meanwhile, since the store keeps the call's outcome under the code's purpose and channel.
 */
export const SecurityCodeField = ({
  name,
  purpose,
  channel,
  target,
  autoFocus = false,
}: SecurityCodeFieldProps) => {
  const { t } = useTranslation();
  useDroppedWhenHidden(name);
  const [
    send,
    { data, error, isUninitialized, isSuccess, isLoading, fulfilledTimeStamp, startedTimeStamp = 0 },
  ] = useSendSecurityCodeMutation({ fixedCacheKey: securityCodeCacheKey(purpose, channel) });
  // The store keeps only the last call, which may have failed after an earlier one has sent a code.
  const [wasSent, setWasSent] = useState(false);
  const isSent = isSuccess || (wasSent && !isUninitialized);
  if (isSent !== wasSent) setWasSent(isSent);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) (button.current?.disabled ? field : button).current?.focus();
  }, [autoFocus]);
  const failure = error && asPortalError(error);
  const masked = target && (channel === 'email' ? maskedEmail(target) : maskedPhone(target));
  const wait = (isSuccess ? data.resendAfter : (failure?.retryAfter ?? 0)) * 1000;
  return (
    <>
      <Row>
        <CodeField ref={field} name={name} label={t('code.label')} />
        <CountdownButton
          ref={button}
          label={t(isSent ? 'code.resend' : 'code.send')}
          waitLabel={(seconds) => t('code.wait', { seconds })}
          availableAt={(isSuccess ? fulfilledTimeStamp : startedTimeStamp) + wait}
          longestWait={wait}
          now={useSnapshotTime()}
          busy={isLoading}
          focusOnWait={field}
          // A field that is left empty shows an error.
          onMouseDown={(event) => document.activeElement === field.current && event.preventDefault()}
          onClick={() => void send({ action: purpose })}
        />
      </Row>
      <StatusNotice>
        {isSuccess && (
          <>
            {t(channel === 'email' ? 'code.sentByEmail' : 'code.sentBySms')}{' '}
            {masked && <strong>{masked}</strong>}
          </>
        )}
      </StatusNotice>
      {failure && <Notice severity="error">{failure.message}</Notice>}
    </>
  );
};
