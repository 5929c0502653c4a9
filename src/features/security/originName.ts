import type { TFunction } from 'i18next';
import type { SignInOrigin } from '@portal/contract';
import './textsOrigin';

/** 'Chrome trên Windows', or as much of it as the host knows. */
export function originName({ browser, system }: SignInOrigin, t: TFunction): string {
  if (browser !== null && system !== null) return t('origin.browserOn', { browser, system });
  return browser ?? system ?? t('origin.unknown');
}
