import { yieldToMain } from '../lib/yieldToMain';

/** Loads the API in separate tasks (architecture §7, TBT). */
export async function loadApi() {
  await import(/* webpackChunkName: "api", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react');
  await yieldToMain();
  const part = await import(/* webpackChunkName: "api" */ './apiPart');
  await yieldToMain();
  return part;
}
