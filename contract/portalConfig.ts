import type { BankApp } from './bankApps';
import type { Brand } from './brand';

/**
 * The deployment's settings of the portal (architecture §6): the host writes them as JSON into index.html, the portal reads them.
 * An empty string stands for "none".
 */
export interface PortalConfig {
  /** Origin of the API host, without a trailing slash; '' is the origin that served the portal. */
  apiHost: string;
  /** The brand that the deployment wears. */
  brand: Brand;
  newsUrl: string;
  downloadUrl: string;
  socialUrl: string;
  /** How players reach support, with its hours as a text, such as '8:00–22:00 mỗi ngày' (PLAY-4). */
  supportPhone: string;
  supportEmail: string;
  supportHours: string;
  /** Hotlines that take the SMS of REC-2. */
  supportNumbers: string[];
  /** The banks' apps that /payment offers to open (PLAY-1). Off while empty, since a third party resolves the links. */
  bankApps: BankApp[];
  /** KP: the price of the tile on /recharge that is marked 'Phổ biến'; null for none. */
  popularAmount: number | null;
  /** Redux DevTools outside development. */
  devTools: boolean;
  /** The API host signs players in by passkeys at this address (SAFE-5). */
  passkeys: boolean;
  /** The API host keeps players' reports of problems. */
  problemReports: boolean;
  /** A portal that fails altogether reports it without asking the player. */
  crashReports: boolean;
  /** The portal installs /sw.js and can be read without a network (PLAY-11). */
  serviceWorker: boolean;
  botCheck: { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string };
}

/** The brand that the portal wears where its deployment sets none. */
export const firstBrand: Brand = {
  name: 'FS Online',
  company: 'FS Online',
  unit: 'KP',
  logo: '',
  coin: '',
};

/** Whether the portal wears the brand whose pictures the kit draws. A brand of another name never shows them. */
export const isFirstBrand = ({ name }: Brand): boolean => name === firstBrand.name;

/** What a portal shows whose deployment sets nothing: no link and no hotline (HOST-5). */
export const unsetPortalConfig: PortalConfig = {
  apiHost: '',
  brand: firstBrand,
  newsUrl: '',
  downloadUrl: '',
  socialUrl: '',
  supportPhone: '',
  supportEmail: '',
  supportHours: '',
  supportNumbers: [],
  bankApps: [],
  popularAmount: null,
  devTools: false,
  passkeys: false,
  problemReports: false,
  crashReports: false,
  serviceWorker: false,
  botCheck: { kind: 'altcha' },
};

/** Id of the script element in which the embedded host writes a page's first answers, as JSON by path (docs/decisions/0111). */
export const firstAnswersId = 'first-answers';
