import { Field, InputType } from 'type-graphql';

const TOKEN = 'Token of the mailed link.';

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
  @Field(() => String, { description: TOKEN })
  token!: string;
}

@InputType({ description: 'A project that its client wants changed.' })
export class RequestProjectChangesInput {
  @Field(() => String, { description: TOKEN })
  token!: string;

  @Field(() => String, { description: 'What should change, at most 5000 characters.' })
  feedback!: string;
}
