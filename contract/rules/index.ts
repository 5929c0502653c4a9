export * from './checkPayload';
export * as fields from './fields';
export * from './payloads';
