import { describe, expect, it } from 'vitest';
import { messageIdOf } from './smtpMail.ts';

describe('messageIdOf', () => {
  it.each([
    ['0199f3a2-1111-7222-8333-444455556666', '<0199f3a2-1111-7222-8333-444455556666@shop.example>'],
    ['order:7/placed', '<order%3A7%2Fplaced@shop.example>'],
    ['a.b', '<a%2Eb@shop.example>'],
    ['(x)', '<%28x%29@shop.example>'],
    ['x>\r\nBcc: a@b.example', '<x%3E%0D%0ABcc%3A%20a%40b%2Eexample@shop.example>'],
  ])('the id %j becomes a Message-ID', (id, messageId) => {
    expect(messageIdOf(id, 'shop.example')).toBe(messageId);
  });

  it('an empty id is refused', () => {
    expect(() => messageIdOf('', 'shop.example')).toThrow('a mail needs an id');
  });
});
