import { Field, ObjectType } from 'type-graphql';
import type { ProjectView } from './projectView.ts';

@ObjectType('Project', { description: "A project's picture that a client was asked about." })
export class ProjectType {
  @Field(() => String, { description: 'Address of the picture.' })
  imageUrl!: string;

  @Field(() => String, { description: 'The client who was asked.' })
  clientEmail!: string;

  @Field(() => String, { description: 'The office that asked.' })
  officeEmail!: string;

  @Field(() => Boolean, { description: 'Whether it was answered already.' })
  isAnswered!: boolean;

  static of(view: ProjectView): ProjectType {
    return Object.assign(new ProjectType(), view);
  }
}
