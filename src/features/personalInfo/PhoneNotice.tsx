import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import { Notice, SmsCommand, TextLink } from '@portal/ui-kit';
import { formatPhone } from '../../lib/phone';
import { Column } from '../../components/layout';
import { StatusNotice } from '../../components/StatusRegion';
import { RouterLink } from '../../components/RouterLink';
import { useSmsNumbers } from '../../hooks/useSmsNumbers';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { unverifiedPhoneSeen } from '../../store/slices/screen';
import './texts';

const HowTo = ({ username }: Pick<User, 'username'>) => {
  const { t } = useTranslation();
  const text = `PTV ${username}`;
  const numbers = useSmsNumbers(text);
  if (numbers.length === 0)
    return (
      <p>
        <TextLink href="/support" linkComponent={RouterLink}>
          {t('me.verifyPhoneBySupport')}
        </TextLink>
      </p>
    );
  return (
    <Column>
      <span>{t('me.verifyPhoneText')}</span>
      <SmsCommand text={text} numbers={numbers} />
    </Column>
  );
};

/** ME-2: says that the phone is unverified and how to verify it by SMS, and then confirms the verification. */
export const PhoneNotice = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { username, phoneNumber, verifiedPhoneAt } = user;
  const dispatch = useAppDispatch();
  const wasUnverified = useAppSelector(({ screen }) => screen.phoneWasUnverified);
  const unverified = verifiedPhoneAt === null;
  useEffect(() => {
    if (unverified && !wasUnverified) dispatch(unverifiedPhoneSeen());
  }, [dispatch, unverified, wasUnverified]);
  return (
    <>
      <StatusNotice>{!unverified && wasUnverified && t('me.phoneVerified')}</StatusNotice>
      {unverified && (
        <Notice
          severity="warning"
          title={t('me.verifyPhone') + (phoneNumber ? `: ${formatPhone(phoneNumber)}` : '')}
        >
          {phoneNumber ? (
            <HowTo username={username} />
          ) : (
            <p>
              <TextLink href="/security" linkComponent={RouterLink}>
                {t('me.noPhone')}
              </TextLink>
            </p>
          )}
        </Notice>
      )}
    </>
  );
};
