import type { PortalConfig } from '@portal/contract';

/** The values of settings that are absent or malformed. */
export const defaultPortalConfig: PortalConfig = {
  apiHost: '',
  newsUrl: 'https://fsonline.example/tin-tuc',
  downloadUrl: 'https://fsonline.example/tai-game',
  socialUrl: 'https://fsonline.example/cong-dong',
  supportNumbers: ['0900000001', '0900000002'],
  devTools: false,
  botCheck: { kind: 'altcha' },
};

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHttpUrl = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
};

const httpUrl = (value: unknown, fallback: string) => (isHttpUrl(value) ? value : fallback);

const botCheckOf = (value: unknown): PortalConfig['botCheck'] => {
  if (!isObject(value) || value['kind'] !== 'recaptcha') return defaultPortalConfig.botCheck;
  const { siteKey } = value;
  return { kind: 'recaptcha', siteKey: typeof siteKey === 'string' ? siteKey : '' };
};

const parseJson = (text: string | null | undefined): Json => {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return isObject(json) ? json : {};
  } catch {
    return {};
  }
};

/** Parses the inlined configuration. Each setting that is absent or malformed has its default. */
export function parsePortalConfig(text: string | null | undefined): PortalConfig {
  const json = parseJson(text);
  const numbers = json['supportNumbers'];
  return {
    apiHost: httpUrl(json['apiHost'], '').replace(/\/+$/, ''),
    newsUrl: httpUrl(json['newsUrl'], defaultPortalConfig.newsUrl),
    downloadUrl: httpUrl(json['downloadUrl'], defaultPortalConfig.downloadUrl),
    socialUrl: httpUrl(json['socialUrl'], defaultPortalConfig.socialUrl),
    supportNumbers:
      Array.isArray(numbers) && numbers.length > 0 && numbers.every((item) => typeof item === 'string')
        ? numbers
        : defaultPortalConfig.supportNumbers,
    devTools: json['devTools'] === true,
    botCheck: botCheckOf(json['botCheck']),
  };
}
