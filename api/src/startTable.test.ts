import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { fail, ok, type Result } from './lib/result.ts';
import type { Services } from './services.ts';
import { startTable } from './startTable.ts';

const real = {
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://mail.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_key',
  OPENAI_API_KEY: 'sk-secret',
  OPENAI_BASE_URL: 'https://models.example/v1',
  OPENAI_MODEL: 'small-1',
  GEOCODER_URL: 'https://geocoder.example',
};

/** The lines of the table for these settings. */
function linesOf(env: Record<string, string>, assistant: Result<string, string> | null = null): string[] {
  const config = readConfig({ ...real, ...env });
  const { storage, mail, assistant: model, google, payments, geocoder } = config;
  if (!storage || !mail || !model || !google || !payments || !geocoder)
    throw new Error('a setting is missing');
  const services: Services = {
    storage,
    mail,
    assistant: model,
    google,
    payments,
    geocoder,
    standIns: [],
    routers: [],
  };
  return startTable(config, services, { groceryKeys: ['a key'], assistant })
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, '  '));
}

describe('the table at the start', () => {
  it.each<[string, Result<string, string> | null, string]>([
    ['answers', ok('Chat Completions'), 'https://models.example/v1, small-1, Chat Completions'],
    [
      'does not answer',
      fail('401, check OPENAI_API_KEY'),
      'https://models.example/v1, small-1 does not answer: 401, check OPENAI_API_KEY',
    ],
    ['was not asked', null, 'https://models.example/v1'],
  ])('the row of the assistant says that it %s', (_what, checked, expected) => {
    const lines = linesOf({}, checked);
    expect(lines).toContain(`Assistant  real  ${expected}`);
    expect(lines.join()).not.toContain('sk-secret');
  });

  it.each([
    ['a local address', {}, 'http://localhost:5002/api/v1'],
    [
      'a public address behind a proxy',
      { PUBLIC_URL: 'https://app.forkfront.example', GROCERY_PORT: '8002' },
      'http://app.forkfront.example:8002/api/v1',
    ],
  ])('the grocery API has the plain HTTP of its port: %s', (_what, env, url) => {
    expect(linesOf(env).find((line) => line.startsWith('Grocery API  '))).toContain(url);
  });
});
