/**
 * SQL that queues jobs as part of a larger statement: a row source, one row per job. `name`, `payloads` (a JSON list)
 * and `key` are SQL expressions; `key` tells jobs apart and may use the JSON `payload`: the same key is queued once. `runAt` is
 * when they run: a moment, or null for at once.
 * The jobs run if, and only if, the transaction commits.
 */
// In its other modes the queue looks through itself for a job to replace, which takes longer the more jobs wait.
export const addJobsSql = (name: string, payloads: string, key: string, runAt = 'null'): string =>
  `json_array_elements(${payloads}) as payload, lateral graphile_worker.add_job(
    ${name}, payload, run_at => ${runAt}, job_key => ${key}, job_key_mode => 'unsafe_dedupe'
  )`;
