import { describe, expect, it } from 'vitest';
import { Teardown } from './lifecycle.ts';

describe('Teardown', () => {
  it('a teardown stops everything once, the newest first, and continues after failures', async () => {
    const stopped: string[] = [];
    const teardown = new Teardown();
    teardown.add(() => stopped.push('database'));
    teardown.add(() => Promise.reject(new Error('mail')));
    teardown.add(async () => stopped.push('server'));
    await expect(teardown.run()).rejects.toThrow('mail');
    await teardown.run();
    expect(stopped).toEqual(['server', 'database']);
  });

  it('a teardown continues after a step that hangs, and reports it', async () => {
    const stopped: string[] = [];
    const teardown = new Teardown();
    teardown.add(() => stopped.push('database'));
    teardown.add(() => new Promise(() => undefined), 20);
    await expect(teardown.run()).rejects.toThrow('A part did not stop within 20 ms.');
    expect(stopped).toEqual(['database']);
  });
});
