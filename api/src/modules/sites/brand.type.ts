import { Field, ObjectType } from 'type-graphql';

@ObjectType('Brand', { description: 'Brand colours of a site, as #rrggbb.' })
export class BrandType {
  @Field(() => String, { description: 'Main colour, #rrggbb.' })
  primary!: string;

  @Field(() => String, { description: 'Second colour, #rrggbb.' })
  secondary!: string;
}
