import { field, objectType } from '../../graphql/types.ts';

export const OperatorType = objectType('Operator', 'The console of our operators.', {
  email: field(String, 'Address of the operator.'),
});
export type OperatorType = InstanceType<typeof OperatorType>;
