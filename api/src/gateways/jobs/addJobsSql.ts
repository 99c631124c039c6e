/**
 * SQL that queues jobs as part of a larger statement: a row source, one row per job. `name` and `payloads` (a JSON
 * list) are SQL expressions. The jobs run if, and only if, the transaction commits.
 */
export const addJobsSql = (name: string, payloads: string): string =>
  `graphile_worker.add_jobs(array(
    select row(${name}, payload, null, null, null, null, null, null)::graphile_worker.job_spec
    from json_array_elements(${payloads}) payload
  ))`;
