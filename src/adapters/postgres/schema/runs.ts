/**
 * What each run has written, kept with the values.
 *
 * `run`: `row_count` is how many latest rows a run has written, `observed` the greatest that it has brought. Its rows
 * are changed under the lock of the head, which every group that writes has.
 * `write_group` is as before, and keeps `run`. `y_…`: aspects that are set back; versions from `y_from` on go, with 0
 * the aspect itself. They have defaults: processes of the version before call it without them while they are replaced.
 */
export const RUNS = `
CREATE TABLE run (
  id text COLLATE "C" PRIMARY KEY,
  row_count bigint NOT NULL,
  observed bigint NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX change_by_run ON change (run, seq) WHERE code = 0;
CREATE INDEX run_by_time ON run (observed DESC, id);
INSERT INTO run (id, row_count, observed)
  SELECT c.run, count(*), max(l.observed) FROM latest l JOIN change c ON c.seq = l.seq GROUP BY c.run;
DROP FUNCTION write_group;
CREATE FUNCTION write_group(
  w_id text, w_fence bigint, w_commit bigint,
  r_entity bigint[], r_revision bigint[],
  u_entity bigint[], u_key text[],
  n_urn text[], n_type text[], n_key text[],
  c_entity bigint[], c_aspect text[], c_kind smallint[], c_code smallint[], c_time bigint[], c_actor text[],
  c_observed bigint[], c_run text[], c_extras text[],
  c_previous bigint[], c_previous_observed bigint[], c_previous_last_run text[], c_json text[],
  h_entity bigint[], h_aspect text[], h_version integer[], h_seq bigint[], h_observed bigint[], h_last_run text[],
  l_entity bigint[], l_aspect text[], l_seq bigint[], l_versions integer[], l_observed bigint[], l_last_run text[],
  t_entity bigint[], t_aspect text[], t_seq bigint[], t_observed bigint[], t_last_run text[],
  x_entity bigint[], x_aspect text[], x_upto integer[], x_until bigint[],
  p_entity bigint[], p_aspect text[], p_time bigint[], p_identity text[], p_seq bigint[],
  d_until bigint[], d_seq bigint[],
  b_entity bigint[],
  y_entity bigint[] DEFAULT '{}', y_aspect text[] DEFAULT '{}', y_from integer[] DEFAULT '{}', y_until bigint[] DEFAULT '{}'
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  entries bigint := cardinality(c_entity);
  head_before bigint := 0;
  ids bigint[];
  matched bigint;
BEGIN
  IF entries > 0 THEN
    UPDATE store SET head = head + entries RETURNING head - entries INTO head_before;
  END IF;
  UPDATE writer SET committed = w_commit, base = head_before, seen = now() WHERE id = w_id AND fence = w_fence;
  IF NOT FOUND THEN RAISE EXCEPTION 'the writer % is fenced off', w_id USING ERRCODE = 'CA002'; END IF;
  IF cardinality(t_entity) > 0 THEN
    UPDATE latest l SET observed = t.observed, last_run = t.last_run
    FROM unnest(t_entity, t_aspect, t_seq, t_observed, t_last_run) AS t(entity, aspect, seq, observed, last_run)
    WHERE l.entity = t.entity AND l.aspect = t.aspect AND l.seq = t.seq;
  END IF;
  IF entries = 0 THEN RETURN head_before; END IF;
  IF cardinality(r_entity) > 0 THEN
    SELECT count(*) INTO matched
    FROM unnest(r_entity, r_revision) AS r(id, revision) JOIN entity e ON e.id = r.id AND e.revision = r.revision;
    IF matched <> cardinality(r_entity) THEN
      RAISE EXCEPTION 'an entity has changed meanwhile' USING ERRCODE = 'CA001';
    END IF;
  END IF;
  IF cardinality(n_urn) > 0 THEN
    ids := ARRAY(SELECT nextval(pg_get_serial_sequence('entity', 'id')) FROM generate_series(1, cardinality(n_urn)));
    INSERT INTO entity (id, urn, type, key_aspect, revision)
    SELECT n.id, n.urn, n.type, n.key_aspect, head_before + entries
    FROM unnest(ids, n_urn, n_type, n_key) AS n(id, urn, type, key_aspect) ON CONFLICT DO NOTHING;
    GET DIAGNOSTICS matched = ROW_COUNT;
    IF matched <> cardinality(n_urn) THEN
      RAISE EXCEPTION 'an entity was created meanwhile' USING ERRCODE = 'CA001';
    END IF;
  END IF;
  IF cardinality(u_entity) > 0 THEN
    UPDATE entity e SET revision = head_before + entries, key_aspect = u.key_aspect
    FROM unnest(u_entity, u_key) AS u(id, key_aspect) WHERE e.id = u.id;
  END IF;
  INSERT INTO change (seq, entity, aspect, kind, code, time, actor, observed, run, last_run, extras,
    previous, previous_observed, previous_last_run, json)
  SELECT head_before + c.n, CASE WHEN c.entity < 0 THEN ids[-c.entity] ELSE c.entity END, c.aspect, c.kind, c.code, c.time,
    c.actor, c.observed, c.run, c.run, c.extras, CASE WHEN c.previous < 0 THEN head_before - c.previous ELSE c.previous END,
    c.previous_observed, c.previous_last_run, c.json
  FROM unnest(c_entity, c_aspect, c_kind, c_code, c_time, c_actor, c_observed, c_run, c_extras,
    c_previous, c_previous_observed, c_previous_last_run, c_json) WITH ORDINALITY
    AS c(entity, aspect, kind, code, time, actor, observed, run, extras,
      previous, previous_observed, previous_last_run, json, n);
  WITH written AS (
    SELECT c.run, 1 AS rows, c.observed FROM unnest(c_run, c_observed, c_kind, c_code) AS c(run, observed, kind, code)
    WHERE c.kind = 0 AND c.code = 0
    UNION ALL
    SELECT k.run, -1, 0 FROM unnest(h_seq) AS h(seq)
    JOIN change k ON k.seq = CASE WHEN h.seq < 0 THEN head_before - h.seq ELSE h.seq END
    UNION ALL
    SELECT k.run, -1, 0 FROM unnest(y_entity, y_aspect) AS y(entity, aspect)
    JOIN latest l ON l.entity = y.entity AND l.aspect = y.aspect JOIN change k ON k.seq = l.seq
  )
  INSERT INTO run AS r (id, row_count, observed)
  SELECT w.run, sum(w.rows), max(w.observed) FROM written w GROUP BY w.run ORDER BY w.run
  ON CONFLICT (id) DO UPDATE SET
    row_count = r.row_count + excluded.row_count, observed = greatest(r.observed, excluded.observed);
  IF cardinality(y_entity) > 0 THEN
    WITH reverted AS (
      SELECT y.entity, y.aspect, y.from_version, head_before - y.until AS until
      FROM unnest(y_entity, y_aspect, y_from, y_until) AS y(entity, aspect, from_version, until)
    ), current AS (
      SELECT y.until, l.seq FROM reverted y JOIN latest l ON l.entity = y.entity AND l.aspect = y.aspect
    ), dropped AS (
      DELETE FROM latest l USING reverted y WHERE y.from_version = 0 AND l.entity = y.entity AND l.aspect = y.aspect
    ), truncated AS (
      DELETE FROM history h USING reverted y
      WHERE h.entity = y.entity AND h.aspect = y.aspect AND h.version >= y.from_version RETURNING y.until, h.seq
    )
    INSERT INTO released (until, seq)
    SELECT until, seq FROM current UNION SELECT until, seq FROM truncated ON CONFLICT DO NOTHING;
  END IF;
  IF cardinality(h_entity) > 0 THEN
    INSERT INTO history (entity, aspect, version, seq, observed, last_run)
    SELECT CASE WHEN h.entity < 0 THEN ids[-h.entity] ELSE h.entity END, h.aspect, h.version,
      CASE WHEN h.seq < 0 THEN head_before - h.seq ELSE h.seq END, h.observed, h.last_run
    FROM unnest(h_entity, h_aspect, h_version, h_seq, h_observed, h_last_run)
      AS h(entity, aspect, version, seq, observed, last_run);
  END IF;
  IF cardinality(l_entity) > 0 THEN
    INSERT INTO latest AS o (entity, aspect, seq, versions, observed, last_run)
    SELECT CASE WHEN l.entity < 0 THEN ids[-l.entity] ELSE l.entity END, l.aspect, head_before - l.seq, l.versions,
      l.observed, l.last_run
    FROM unnest(l_entity, l_aspect, l_seq, l_versions, l_observed, l_last_run)
      AS l(entity, aspect, seq, versions, observed, last_run)
    ON CONFLICT (entity, aspect) DO UPDATE SET
      seq = excluded.seq, versions = excluded.versions, observed = excluded.observed, last_run = excluded.last_run;
  END IF;
  IF cardinality(x_entity) > 0 THEN
    WITH expired AS (
      DELETE FROM history h USING unnest(x_entity, x_aspect, x_upto, x_until) AS x(entity, aspect, upto, until)
      WHERE h.entity = CASE WHEN x.entity < 0 THEN ids[-x.entity] ELSE x.entity END
        AND h.aspect = x.aspect AND h.version <= x.upto
      RETURNING head_before - x.until AS until, h.seq
    )
    INSERT INTO released (until, seq) SELECT until, seq FROM expired ON CONFLICT DO NOTHING;
  END IF;
  IF cardinality(p_entity) > 0 THEN
    INSERT INTO point AS o (entity, aspect, time, identity, seq)
    SELECT CASE WHEN p.entity < 0 THEN ids[-p.entity] ELSE p.entity END, p.aspect, p.time, p.identity, head_before - p.seq
    FROM unnest(p_entity, p_aspect, p_time, p_identity, p_seq) AS p(entity, aspect, time, identity, seq)
    ON CONFLICT (entity, aspect, time, identity) DO UPDATE SET seq = excluded.seq;
  END IF;
  IF cardinality(d_seq) > 0 THEN
    INSERT INTO released (until, seq)
    SELECT head_before - d.until, CASE WHEN d.seq < 0 THEN head_before - d.seq ELSE d.seq END
    FROM unnest(d_until, d_seq) AS d(until, seq) ON CONFLICT DO NOTHING;
  END IF;
  IF cardinality(b_entity) > 0 THEN
    DELETE FROM gone WHERE entity = ANY (b_entity);
  END IF;
  PERFORM pg_notify('cadastre_' || 'store'::regclass::oid, w_id);
  RETURN head_before;
END $$;
`;
