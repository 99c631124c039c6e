import { describe, expect, it } from 'vitest';
import { editFacts, type FactEdit } from './draftFacts.rules.ts';
import { emptyDraft } from './onboarding.rules.ts';

const KNOWN = { ...emptyDraft('Gold'), name: 'Rossi', phone: '020 7946 0123' };

describe('editFacts', () => {
  it.each<[FactEdit, object]>([
    [{ name: '  Casa   Rossi ' }, { name: 'Casa Rossi', phone: '020 7946 0123' }],
    [{ tagline: 'Pizza since 1974' }, { name: 'Rossi', tagline: 'Pizza since 1974' }],
    [{ addressLine: '12 High Street, York YO1 7HY' }, { addressLine: '12 High Street, York YO1 7HY' }],
    [{ phone: '+44 (0)20 7946-0999' }, { phone: '+44 (0)20 7946-0999' }],
    [{ phone: '' }, { name: 'Rossi', phone: null }],
    [
      { name: 'Fine', phone: null, tagline: undefined },
      { name: 'Fine', phone: '020 7946 0123' },
    ],
  ])('%j changes the facts that it has', (edit, facts) => {
    expect(editFacts(KNOWN, edit)).toMatchObject({ ok: true, value: facts });
  });

  it.each<[FactEdit]>([[{}], [{ name: null }], [{ name: ' Rossi ' }], [{ tagline: ' ' }]])(
    '%j changes nothing: the draft is the same object',
    (edit) => {
      const edited = editFacts(KNOWN, edit);
      expect(edited.ok && edited.value).toBe(KNOWN);
    },
  );

  it.each<[FactEdit, string, string]>([
    [{ name: '' }, 'name', 'Please enter the name of your business.'],
    [{ name: 'x'.repeat(81) }, 'name', 'Please use at most 80 characters.'],
    [
      { name: 'HSBC Bank' },
      'name',
      'This name belongs to a well-known company. Please enter the name of your own business.',
    ],
    [{ name: 'rossi.com' }, 'name', 'Please leave out the web address: a preview shows no links.'],
    [
      { tagline: 'see www.rossi.it' },
      'tagline',
      'Please leave out the web address: a preview shows no links.',
    ],
    [{ tagline: 'x'.repeat(141) }, 'tagline', 'Please use at most 140 characters.'],
    [{ addressLine: 'x'.repeat(201) }, 'addressLine', 'Please use at most 200 characters.'],
    [{ phone: 'call us' }, 'phone', 'Please enter a phone number, for example 020 7946 0123.'],
  ])('%j is refused', (edit, path, message) => {
    expect(editFacts(KNOWN, { addressLine: 'York', ...edit })).toEqual({
      ok: false,
      error: [{ path, message }],
    });
  });
});
