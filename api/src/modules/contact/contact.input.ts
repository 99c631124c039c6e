import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A message to us.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'Name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address to answer to.' })
  email!: string;

  @Field(() => String, { description: 'Subject, at most 150 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Message, at most 5000 characters.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A field people do not see; whoever fills it is a robot.',
  })
  website?: string | null;
}
