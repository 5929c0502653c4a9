import type { BankApp } from './bankApps';
import type { Brand } from './brand';

/**
 * The deployment's settings for the portal (architecture §6). The host writes them as JSON into index.html, and the portal reads them.
 * An empty string means "none".
 */
export interface PortalConfig {
  /** Origin of the API host, without a trailing slash; '' is the origin that served the portal. */
  apiHost: string;
  /** The deployment's brand. */
  brand: Brand;
  newsUrl: string;
  downloadUrl: string;
  socialUrl: string;
  /** The contacts of support, and its hours as a text, such as '8:00–22:00 mỗi ngày' (PLAY-4). */
  supportPhone: string;
  supportEmail: string;
  supportHours: string;
  /** Hotlines that take the SMS of REC-2. */
  supportNumbers: string[];
  /** The bank apps that /payment offers to open (PLAY-1). Empty (off) by default, since a third party resolves the links. */
  bankApps: BankApp[];
  /** The price in KP of the tile on /recharge that is marked 'Phổ biến'; null for none. */
  popularAmount: number | null;
  /** Enables Redux DevTools outside development. */
  devTools: boolean;
  /** The API host supports sign-in with passkeys at this address (SAFE-5). */
  passkeys: boolean;
  /** The API host stores players' problem reports. */
  problemReports: boolean;
  /** A portal that crashes completely reports it without asking the player. */
  crashReports: boolean;
  /** The portal installs /sw.js and can be read offline (PLAY-11). */
  serviceWorker: boolean;
  botCheck: { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string };
}

/** The brand of a portal whose deployment sets none. */
export const defaultBrand: Brand = {
  name: 'FS Online',
  company: 'FS Online',
  unit: 'KP',
  logo: '',
  coin: '',
};

/** Whether this is the brand whose images the kit draws. A brand with another name never shows them. */
export const isDefaultBrand = ({ name }: Brand): boolean => name === defaultBrand.name;

/** The settings of a deployment that sets nothing: no link and no hotline (HOST-5). */
export const unsetPortalConfig: PortalConfig = {
  apiHost: '',
  brand: defaultBrand,
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

/** Id of the script element into which the embedded host writes a page's first answers, as JSON by path (docs/decisions/0111). */
export const firstAnswersId = 'first-answers';
