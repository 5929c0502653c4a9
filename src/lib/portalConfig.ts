import { type Brand, defaultBrand, unsetPortalConfig, type PortalConfig } from '@portal/contract';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tests the prefix first: most settings are empty, and an exception for each would slow down the start of a page. */
const isHttpUrl = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\s*https?:/i.test(value)) return false;
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};

const httpUrl = (value: unknown) => (isHttpUrl(value) ? value : '');

const oneLine = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 200) : '');

const brandOf = (value: unknown): Brand => {
  if (!isObject(value)) return defaultBrand;
  const text = (part: keyof Brand) => oneLine(value[part]);
  const name = text('name') || defaultBrand.name;
  return {
    name,
    company: text('company') || name,
    unit: text('unit') || defaultBrand.unit,
    logo: text('logo'),
    coin: text('coin'),
  };
};

const botCheckOf = (value: unknown): PortalConfig['botCheck'] => {
  if (!isObject(value) || value['kind'] !== 'recaptcha') return unsetPortalConfig.botCheck;
  const { siteKey } = value;
  return { kind: 'recaptcha', siteKey: typeof siteKey === 'string' ? siteKey : '' };
};

const isBankApp = (value: unknown): value is PortalConfig['bankApps'][number] =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';

const parseJson = (text: string | null | undefined): Json => {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
};

/** Parses the inlined configuration. A setting that is absent or malformed is unset (HOST-5). */
export function parsePortalConfig(text: string | null | undefined): PortalConfig {
  const json = parseJson(text);
  const { supportNumbers: numbers, bankApps: apps, popularAmount: popular } = json;
  return {
    apiHost: httpUrl(json['apiHost']).replace(/\/+$/, ''),
    brand: brandOf(json['brand']),
    newsUrl: httpUrl(json['newsUrl']),
    downloadUrl: httpUrl(json['downloadUrl']),
    socialUrl: httpUrl(json['socialUrl']),
    supportPhone: oneLine(json['supportPhone']),
    supportEmail: oneLine(json['supportEmail']),
    supportHours: oneLine(json['supportHours']),
    supportNumbers:
      Array.isArray(numbers) && numbers.every((item) => typeof item === 'string') ? numbers : [],
    bankApps: Array.isArray(apps) ? apps.filter(isBankApp) : [],
    popularAmount: typeof popular === 'number' ? popular : null,
    devTools: json['devTools'] === true,
    passkeys: json['passkeys'] === true,
    problemReports: json['problemReports'] === true,
    crashReports: json['crashReports'] === true,
    serviceWorker: json['serviceWorker'] === true,
    botCheck: botCheckOf(json['botCheck']),
  };
}
