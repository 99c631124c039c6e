import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.string().length(100),
    email: p.string().length(254),
    subject: p.string().length(150),
    message: p.string().length(5000),
    createdAt: p.datetime(),
  },
});

/** What a visitor wrote on the contact page. */
export class ContactMessage extends ContactMessageSchema.class {}

ContactMessageSchema.setClass(ContactMessage);
