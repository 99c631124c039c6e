import { Field, InputType, Int } from 'type-graphql';

const CONTEXT =
  'What the picture is: `restaurant_logo`, `restaurant_hero`, `new_product`, `product_{id}` with the id of the product, or `project_design`.';
const RESOURCE =
  'What it is for: the id of a restaurant of yours; for `product_{id}` that of the product will do; `onboarding` with `conversation`; for `project_design`, which needs no sign-in, an id that you make up: 1 to 100 letters, digits and `- _ . :`.';
const CONVERSATION = "The conversation's secret, for the logo a guest sends in the chat.";

@InputType({ description: 'A picture that is about to be uploaded.' })
export class CreateUploadInput {
  @Field(() => String, { description: 'Name of the file, at most 255 characters.' })
  fileName!: string;

  @Field(() => String, {
    description: '`image/jpeg`, `image/png` or `image/webp`; the PUT must send the same.',
  })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes; the PUT must send exactly as many.' })
  sizeBytes!: number;

  @Field(() => String, { description: CONTEXT })
  context!: string;

  @Field(() => String, { description: RESOURCE })
  resourceId!: string;

  @Field(() => String, { nullable: true, description: CONVERSATION })
  conversation?: string | null;
}

@InputType({ description: 'A picture that has been uploaded.' })
export class ConfirmUploadInput {
  @Field(() => String, { description: 'Key that `createUpload` gave.' })
  objectKey!: string;

  @Field(() => Int, { description: 'Size in bytes that was sent.' })
  sizeBytes!: number;

  @Field(() => String, { description: 'As given to `createUpload`.' })
  context!: string;

  @Field(() => String, { description: 'As given to `createUpload`.' })
  resourceId!: string;

  @Field(() => String, { nullable: true, description: CONVERSATION })
  conversation?: string | null;
}
