import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A project to ask a client about.' })
export class SendProjectForApprovalInput {
  @Field(() => String, { description: 'Who asks.' })
  officeEmail!: string;

  @Field(() => String, { description: 'Who is asked.' })
  clientEmail!: string;

  @Field(() => String, {
    description: 'One of our own addresses, from `confirmUpload` with context project_design.',
  })
  imageUrl!: string;
}

@InputType({ description: 'A project that its client approves.' })
export class ApproveProjectInput {
  @Field(() => String, { description: 'Token of the mailed link.' })
  token!: string;
}

@InputType({ description: 'A project that its client wants changed.' })
export class RequestProjectChangesInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Token of the mailed link. Only where a workflow mails clients itself, the two addresses stand for it.',
  })
  token?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who was asked; beside a token it must be the one who was.',
  })
  clientEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who asked; beside a token it must be the one who did.',
  })
  officeEmail?: string | null;

  @Field(() => String, { description: 'What should change, at most 5000 characters.' })
  feedback!: string;
}
